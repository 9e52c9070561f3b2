import { useScrollToCurrent } from '@pasar/design-system';
import { orderStatuses } from '@pasar/order';
import type { OrderStatus } from '@pasar/order';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './StatusTabs.module.css';

/** A tab for each status, with its own URL. */
export function StatusTabs({ current }: { readonly current: OrderStatus | undefined }): ReactElement {
  const { t } = useTranslation('order-screens');
  const row = useScrollToCurrent<HTMLDivElement>(current);
  return (
    <nav className={styles.frame} aria-label={t('purchases')}>
      <div ref={row} className={styles.tabs}>
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
      </div>
    </nav>
  );
}
