export { formatUnreadCount } from './format-unread-count.ts';
export { keptSince, notificationKeptDays } from './kept-since.ts';
export { kindsOfTab } from './kinds-of-tab.ts';
export { notificationKinds, notificationTabs } from './notification-kinds.data.ts';
export type { NotificationKind, NotificationTab } from './notification-kinds.data.ts';
