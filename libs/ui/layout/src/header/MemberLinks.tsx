import { Icon } from '@pasar/design-system';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useLayoutWords } from '../translations/use-layout-words.ts';
import styles from './DesktopHeader.module.css';

export type MemberLinksProps = {
  readonly username: string;
  readonly userTo: string;
  readonly notificationsTo: string;
  /** The number of unread notifications, as shown; empty for none. */
  readonly unread: string;
  /** Beside the link to the account. */
  readonly menu?: ReactNode;
};

/** The links to a member's notifications and account pages, shown in place of `AccountLinks`. */
export function MemberLinks({
  username,
  userTo,
  notificationsTo,
  unread,
  menu,
}: MemberLinksProps): ReactElement {
  const label = useLayoutWords()('notifications');
  return (
    <>
      <Link
        to={notificationsTo}
        className={styles.link}
        aria-label={unread === '' ? label : `${label} (${unread})`}
      >
        <Icon name="bell" size="sm" />
        <span className={styles.label}>{label}</span>
        {unread === '' ? null : <span className="count-badge">{unread}</span>}
      </Link>
      <span className={styles.member}>
        <Link to={userTo} className={styles.link}>
          <Icon name="user" size="sm" />
          <span className={styles.username}>{username}</span>
        </Link>
        {menu}
      </span>
    </>
  );
}
