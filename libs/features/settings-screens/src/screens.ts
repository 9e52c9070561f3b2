import { screenEntry } from '@pasar/screen-kit';
import type { ScreenEntries } from '@pasar/screen-kit';

const settings = screenEntry(
  '@pasar/settings-screens/settings',
  () => import('@pasar/settings-screens/settings'),
);
const language = screenEntry(
  '@pasar/settings-screens/language',
  () => import('@pasar/settings-screens/language'),
);
const notifications = screenEntry(
  '@pasar/settings-screens/notifications',
  () => import('@pasar/settings-screens/notifications'),
);
const emailSubscriptions = screenEntry(
  '@pasar/settings-screens/email-subscriptions',
  () => import('@pasar/settings-screens/email-subscriptions'),
);
const eInvoice = screenEntry(
  '@pasar/settings-screens/e-invoice',
  () => import('@pasar/settings-screens/e-invoice'),
);

/** The screens of this library, by route id. */
export const settingsScreens = {
  'me-setting': settings,
  'user-setting': settings,
  'me-setting-language': language,
  'user-setting-language': language,
  'user-settings-notifications': notifications,
  'user-setting-notification': notifications,
  'user-settings-email': notifications,
  'user-setting-notification-email': notifications,
  'user-setting-notification-sms': notifications,
  'email-subscription-center': emailSubscriptions,
  'integration-link-e-invoice': eInvoice,
  'browser-integration-link-e-invoice': eInvoice,
} satisfies ScreenEntries;
