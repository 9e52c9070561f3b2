import { orderStatuses } from '@pasar/order';
import type { OrderStatus } from '@pasar/order';
import { buildPath } from '@pasar/routing-table';
import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './StatusTabs.module.css';

/** A tab for each status, with an address of its own. */
export function StatusTabs({ current }: { readonly current: OrderStatus | undefined }): ReactElement {
  const { t } = useTranslation('order-screens');
  const row = useRef<HTMLElement>(null);
  useEffect(() => scrollToCurrentTab(row.current), [current]);
  return (
    <nav ref={row} className={styles.tabs} aria-label={t('purchases')}>
      {[undefined, ...orderStatuses].map((status) => (
        <Link
          key={status ?? 'all'}
          className={styles.tab}
          aria-current={status === current ? 'page' : undefined}
          to={buildPath('purchase-list', {}, status ? { status } : {})}
          replace
        >
          {t(status ? `status_${status}` : 'all')}
        </Link>
      ))}
    </nav>
  );
}

/** On a phone not all tabs fit: scrolls the current one to the middle. */
function scrollToCurrentTab(row: HTMLElement | null): void {
  const tab = row?.querySelector<HTMLElement>('[aria-current]');
  if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.clientWidth) / 2;
}
