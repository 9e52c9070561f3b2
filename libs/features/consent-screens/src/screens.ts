import { screenEntry } from '@pasar/screen-kit';
import type { ScreenEntries } from '@pasar/screen-kit';

const cookieSetting = screenEntry(
  '@pasar/consent-screens/cookie-setting',
  () => import('@pasar/consent-screens/cookie-setting'),
);
const privacy = screenEntry('@pasar/consent-screens/privacy', () => import('@pasar/consent-screens/privacy'));

/** The screens of this library, by route id. */
export const consentScreens = {
  'user-account-cookie': cookieSetting,
  'setting-cookie': cookieSetting,
  'user-setting-privacy': privacy,
  'user-account-gdpr': privacy,
} satisfies ScreenEntries;
