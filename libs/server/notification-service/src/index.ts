export { addNotifications } from './add-notifications.ts';
export type { AddNotificationDeps, NewNotification } from './add-notifications.ts';
export { deleteOldNotifications } from './delete-old-notifications.ts';
export { registerNotificationCalls } from './register-notification-calls.ts';
