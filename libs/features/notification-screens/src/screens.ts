import { screenEntry } from '@pasar/screen-kit';
import type { ScreenEntries } from '@pasar/screen-kit';

const notifications = screenEntry(
  '@pasar/notification-screens/notifications',
  () => import('@pasar/notification-screens/notifications'),
);

/** The screens of this library, by route id. */
export const notificationScreens = { 'user-notifications': notifications } satisfies ScreenEntries;
