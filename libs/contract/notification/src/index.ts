export {
  getNotifications,
  getUnreadNotifications,
  readAllNotifications,
  readNotification,
} from './notifications.ts';
export type { Notification, NotificationParameters, UnreadNotifications } from './notifications.ts';
