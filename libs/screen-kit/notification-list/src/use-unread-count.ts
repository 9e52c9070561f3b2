import { minuteMs } from '@pasar/durations';
import { notificationApi } from '@pasar/notification-api';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Navigation fetches a count that is older than this. */
const maxAgeMs = minuteMs;

/**
 * A member's unread notifications as a buyer; 0 until they are known, and for visitors. Fetched again when the page is shown again,
 * and on navigation at most once a minute.
 */
export function useUnreadCount(isMember: boolean): number {
  const { pathname } = useLocation();
  const { data, refetch, isUninitialized, fulfilledTimeStamp } =
    notificationApi.useGetUnreadNotificationsQuery(undefined, { skip: !isMember });
  // A ref: only navigation starts the next effect, not a new count.
  const fetchedAt = useRef<number>(undefined);
  useEffect(() => {
    fetchedAt.current = fulfilledTimeStamp;
  }, [fulfilledTimeStamp]);
  useEffect(() => {
    if (fetchedAt.current !== undefined && Date.now() - fetchedAt.current > maxAgeMs) void refetch();
  }, [pathname, refetch]);
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
