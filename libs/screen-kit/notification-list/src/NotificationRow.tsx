import { Icon, Image, joinClasses, VisuallyHidden } from '@pasar/design-system';
import { secondMs } from '@pasar/durations';
import { marketOrigin } from '@pasar/markets';
import { notificationApi } from '@pasar/notification-api';
import type { Notification } from '@pasar/notification-api';
import { useFormat, useScreenContext } from '@pasar/screen-kit';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { describeNotification } from './describe-notification.ts';
import { findNotificationLink } from './find-notification-link.ts';
import { notificationIcons } from './notification-icons.data.ts';
import styles from './NotificationRow.module.css';

type Props = {
  readonly notification: Notification;
  /** Where the list is: links to the other of store and portal leave the page. */
  readonly isInPortal: boolean;
};

/** A notification: opening it leads to its page and marks it as read. */
export function NotificationRow({ notification, isInPortal }: Props): ReactElement {
  const { t } = useTranslation('notification-list');
  const format = useFormat();
  const [markRead] = notificationApi.useReadNotificationMutation();
  const { title, detail } = describeNotification(
    notification,
    (key, values) => t(key, { ...values }),
    format,
  );
  const { notification_id, kind, is_read, ctime, parameters } = notification;
  const at = ctime * secondMs;
  const open = () => {
    if (!is_read) void markRead({ notification_id });
  };
  return (
    <NotificationAnchor notification={notification} isInPortal={isInPortal} onOpen={open}>
      {parameters.picture ? (
        <Image
          picture={parameters.picture}
          alt=""
          sizes="3rem"
          widest={160}
          rounded
          className={styles.picture}
        />
      ) : (
        <span className={styles.icon}>
          <Icon name={notificationIcons[kind]} />
        </span>
      )}
      <span className={styles.words}>
        <span className={is_read ? undefined : styles.unread}>{title}</span>
        {detail === '' ? null : <span className={styles.muted}>{detail}</span>}
        <time className={styles.muted} dateTime={new Date(at).toISOString()}>
          {format.dateTime(at)}
        </time>
      </span>
      {is_read ? null : (
        <span className={styles.dot}>
          <VisuallyHidden>{t('unread')}</VisuallyHidden>
        </span>
      )}
    </NotificationAnchor>
  );
}

type AnchorProps = Props & { readonly onOpen: () => void; readonly children: ReactNode };

function NotificationAnchor({ notification, isInPortal, onOpen, children }: AnchorProps): ReactElement {
  const { market, origin } = useScreenContext();
  const { path, in: host } = findNotificationLink(notification, market.code);
  const className = joinClasses(styles.row, notification.is_read ? undefined : styles.new);
  return isInPortal && host === 'store' ? (
    <a href={`${marketOrigin(market, origin)}${path}`} className={className} onClick={onOpen}>
      {children}
    </a>
  ) : (
    <Link to={path} className={className} onClick={onOpen}>
      {children}
    </Link>
  );
}
