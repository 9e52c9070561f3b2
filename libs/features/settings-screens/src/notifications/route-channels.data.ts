import { notificationChannels } from '@pasar/settings';
import type { NotificationChannel } from '@pasar/settings';

export type NotificationRoute =
  | 'user-settings-notifications'
  | 'user-setting-notification'
  | 'user-settings-email'
  | 'user-setting-notification-email'
  | 'user-setting-notification-sms';

/** The channels of each path: the same screen for every spelling (amb-duplicate-settings-routes). */
export const routeChannels: Readonly<Record<NotificationRoute, readonly NotificationChannel[]>> = {
  'user-settings-notifications': notificationChannels,
  'user-setting-notification': notificationChannels,
  'user-settings-email': ['email'],
  'user-setting-notification-email': ['email'],
  'user-setting-notification-sms': ['sms'],
};
