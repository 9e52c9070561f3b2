import { Icon, useScrollToCurrent } from '@pasar/design-system';
import type { IconName } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './PortalMenu.module.css';

/** The sections of the portal, by the route of their first page. */
const parts = [
  { route: 'seller-orders', text: 'orders', icon: 'package' },
  { route: 'seller-products', text: 'products', icon: 'tag' },
  { route: 'seller-vouchers', text: 'vouchers', icon: 'ticket' },
  { route: 'seller-income', text: 'income', icon: 'cash' },
] as const satisfies readonly { readonly route: string; readonly text: string; readonly icon: IconName }[];

export type PortalPart = (typeof parts)[number]['route'];

/** Links to the portal's sections: a row of tabs on phones, a column on wide screens. */
export function PortalMenu({ current }: { readonly current: PortalPart }): ReactElement {
  const { t } = useTranslation('seller-screens');
  const row = useScrollToCurrent<HTMLElement>(current);
  return (
    <nav ref={row} aria-label={t('portal_menu')} className={styles.menu}>
      {parts.map(({ route, text, icon }) => (
        <Link
          key={route}
          to={buildPath(route)}
          className={styles.link}
          aria-current={route === current ? 'page' : undefined}
        >
          <Icon name={icon} />
          {t(text)}
        </Link>
      ))}
    </nav>
  );
}
