import { screenEntry } from '@pasar/screen-kit';
import type { ScreenEntries } from '@pasar/screen-kit';

const profile = screenEntry('@pasar/profile-screens/profile', () => import('@pasar/profile-screens/profile'));
const phone = screenEntry('@pasar/profile-screens/phone', () => import('@pasar/profile-screens/phone'));
const email = screenEntry('@pasar/profile-screens/email', () => import('@pasar/profile-screens/email'));
const password = screenEntry(
  '@pasar/profile-screens/password',
  () => import('@pasar/profile-screens/password'),
);
const payment = screenEntry('@pasar/profile-screens/payment', () => import('@pasar/profile-screens/payment'));
const taxId = screenEntry('@pasar/profile-screens/tax-id', () => import('@pasar/profile-screens/tax-id'));
const document = screenEntry(
  '@pasar/profile-screens/document',
  () => import('@pasar/profile-screens/document'),
);
const kyc = screenEntry('@pasar/profile-screens/kyc', () => import('@pasar/profile-screens/kyc'));
const devices = screenEntry('@pasar/profile-screens/devices', () => import('@pasar/profile-screens/devices'));
const data = screenEntry('@pasar/profile-screens/data', () => import('@pasar/profile-screens/data'));
const deleteAccount = screenEntry(
  '@pasar/profile-screens/delete',
  () => import('@pasar/profile-screens/delete'),
);
const location = screenEntry(
  '@pasar/profile-screens/location',
  () => import('@pasar/profile-screens/location'),
);

const groups = screenEntry('@pasar/profile-screens/groups', () => import('@pasar/profile-screens/groups'));

/** The screens of this library, by route id. */
export const profileScreens = {
  'user-account-profile': profile,
  'user-account-phone': phone,
  'user-account-email': email,
  'user-account-password': password,
  'user-account-payment': payment,
  'user-account-tax-id': taxId,
  'user-account-dni': document,
  'user-account-kyc': kyc,
  'kyc-custom-tw': kyc,
  'user-account-devices': devices,
  'user-account-data': data,
  'user-account-delete': deleteAccount,
  'user-location-selector': location,
  'user-groups': groups,
} satisfies ScreenEntries;
