import { formatUnreadCount } from './format-unread-count.ts';
import { keptSince } from './kept-since.ts';
import { kindsOfTab } from './kinds-of-tab.ts';
import type { NotificationTab } from './notification-kinds.data.ts';

/** The subjects of this library's case tables. */
export const subjects: Record<string, (given: never) => unknown> = {
  'notification/kinds-of-tab': ({ tab }: { tab: NotificationTab }) => kindsOfTab(tab),
  'notification/unread-count': ({ count }: { count: number }) => formatUnreadCount(count),
  'notification/kept-since': ({ now }: { now: number }) => keptSince(now),
};
