import { Icon } from '@pasar/design-system';
import { formatUnreadCount } from '@pasar/notification';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import styles from './NotificationBell.module.css';
import { useUnreadCount } from './use-unread-count.ts';

type Props = { readonly label: string };

/** A member's link to their notifications, with the number of unread ones once it is known. */
export function NotificationBell({ label }: Props): ReactElement {
  const count = formatUnreadCount(useUnreadCount(true));
  return (
    <Link
      to={buildPath('user-notifications')}
      className={styles.button}
      aria-label={count === '' ? label : `${label} (${count})`}
    >
      <Icon name="bell" />
      {count === '' ? null : <span className="count-badge over">{count}</span>}
    </Link>
  );
}
