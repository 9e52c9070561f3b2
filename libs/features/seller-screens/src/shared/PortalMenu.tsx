import { shopRoleAllows } from '@pasar/account';
import type { ShopRole } from '@pasar/account';
import { Icon, useScrollToCurrent } from '@pasar/design-system';
import { formatUnreadCount } from '@pasar/notification';
import { notificationApi } from '@pasar/notification-api';
import { buildPath } from '@pasar/routing-table';
import type { FocusEvent, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { listOpenParts } from './portal-parts.data.ts';
import type { PortalPart } from './portal-parts.data.ts';
import styles from './PortalMenu.module.css';

/** Browsers do not scroll to a link that is in view in part. Under a pointer, the row stays: the press would end on another link. */
const showWhole = ({ target }: FocusEvent): void => {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

type Props = { readonly current: PortalPart; readonly role: ShopRole };

/**
 * Links to the sections that the member's role may open, and to the chat: a row of tabs on phones, a column on wide screens.
 */
export function PortalMenu({ current, role }: Props): ReactElement {
  const { t } = useTranslation('seller-screens');
  const row = useScrollToCurrent<HTMLElement>(current);
  const { data: unread } = notificationApi.useGetUnreadNotificationsQuery();
  const unreadCount = formatUnreadCount(unread?.shop ?? 0);
  return (
    <nav ref={row} aria-label={t('portal_menu')} className={styles.menu} onFocus={showWhole}>
      {listOpenParts(role).map(({ route, text, icon }) => (
        <Link
          key={route}
          to={buildPath(route)}
          className={styles.link}
          aria-current={route === current ? 'page' : undefined}
        >
          <Icon name={icon} />
          {t(text)}
          {route === 'seller-notifications' && unreadCount !== '' ? ` (${unreadCount})` : null}
        </Link>
      ))}
      {shopRoleAllows(role, 'chat') ? (
        <Link to={buildPath('chat')} className={styles.link}>
          <Icon name="chat" />
          {t('portal_chat')}
        </Link>
      ) : null}
    </nav>
  );
}
