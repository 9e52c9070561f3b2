import { Button, Card, EmptyState, ErrorState, LoadMore, Skeleton, Stack } from '@pasar/design-system';
import type { NotificationTab } from '@pasar/notification';
import { notificationApi } from '@pasar/notification-api';
import type { Notification } from '@pasar/notification-api';
import { useShowFailure } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './NotificationList.module.css';
import { NotificationRow } from './NotificationRow.tsx';

/** A list of the member's notifications, page by page, with its loading, empty and error states. */
export function NotificationList({ tab }: { readonly tab: NotificationTab }): ReactElement {
  const { t } = useTranslation('notification-list');
  const query = notificationApi.useGetNotificationsInfiniteQuery(tab, { refetchOnMountOrArgChange: true });
  const notifications = query.data?.pages.flatMap((page) => page.notifications) ?? [];
  if (query.isError && notifications.length === 0)
    return <ErrorState onRetry={query.refetch} retrying={query.isFetching} />;
  if (query.isLoading) return <Skeleton shape="block" className={styles.loading} />;
  if (notifications.length === 0)
    return <EmptyState illustration="parcel" title={t('empty_title')} text={t(`empty_${tab}`)} />;
  return (
    <Stack gap="md">
      <MarkAllRead tab={tab} notifications={notifications} />
      <Card as="ul" padding="rows">
        {notifications.map((notification) => (
          <li key={notification.notification_id}>
            <NotificationRow notification={notification} isInPortal={tab === 'shop'} />
          </li>
        ))}
      </Card>
      <LoadMore list={query}>{t('more')}</LoadMore>
    </Stack>
  );
}

type MarkProps = { readonly tab: NotificationTab; readonly notifications: readonly Notification[] };

/** Marks the list up to its latest notification; those that are not loaded yet are older. */
function MarkAllRead({ tab, notifications: [latest] }: MarkProps): ReactElement | null {
  const { t } = useTranslation('notification-list');
  const showFailure = useShowFailure();
  const { data: unread } = notificationApi.useGetUnreadNotificationsQuery();
  const [markAll, { isLoading }] = notificationApi.useReadAllNotificationsMutation();
  if (!latest || !unread || unread[tab] === 0) return null;
  const mark = async () => {
    const { error } = await markAll({ tab, up_to: latest.notification_id });
    if (error) showFailure({ call: 'notification-read-all', error, fallbackMessage: t('mark_failed') });
  };
  return (
    <div className={styles.head}>
      <Button variant="quiet" size="sm" icon="check" loading={isLoading} onClick={() => void mark()}>
        {t('mark_all')}
      </Button>
    </div>
  );
}
