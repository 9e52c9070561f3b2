export { NotificationBell } from './NotificationBell.tsx';
export { NotificationList } from './NotificationList.tsx';
export { notificationTexts } from './translations.ts';
export { useUnreadCount } from './use-unread-count.ts';
