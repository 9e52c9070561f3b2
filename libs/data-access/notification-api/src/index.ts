export { notificationApi } from './notification-api.ts';
export type { Notification, NotificationParameters, UnreadNotifications } from './notification-api.ts';
