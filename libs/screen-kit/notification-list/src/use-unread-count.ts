import { notificationApi } from '@pasar/notification-api';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Navigation fetches a count that is older than this. */
const maxAgeMs = 60_000;

/**
 * A member's unread notifications as a buyer; 0 until they are known, and for visitors. Fetched again when the page is shown again,
 * and on navigation at most once a minute.
 */
export function useUnreadCount(isMember: boolean): number {
  const { pathname } = useLocation();
  const { data, refetch, isUninitialized, fulfilledTimeStamp } =
    notificationApi.useGetUnreadNotificationsQuery(undefined, { skip: !isMember });
  useEffect(() => {
    if (fulfilledTimeStamp !== undefined && Date.now() - fulfilledTimeStamp > maxAgeMs) void refetch();
    // A new count must not start this again: only navigation does.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname]);
  useEffect(() => {
    if (isUninitialized) return undefined;
    const refetchIfShown = () => {
      if (document.visibilityState === 'visible') void refetch();
    };
    document.addEventListener('visibilitychange', refetchIfShown);
    return () => document.removeEventListener('visibilitychange', refetchIfShown);
  }, [isUninitialized, refetch]);
  return isMember && data ? data.orders + data.alerts + data.account : 0;
}
