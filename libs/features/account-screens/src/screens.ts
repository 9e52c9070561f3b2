import { screenEntry } from '@pasar/screen-kit';
import type { ScreenEntries } from '@pasar/screen-kit';

const signIn = screenEntry('@pasar/account-screens/sign-in', () => import('@pasar/account-screens/sign-in'));
const signUp = screenEntry('@pasar/account-screens/sign-up', () => import('@pasar/account-screens/sign-up'));
const account = screenEntry('@pasar/account-screens/account', () => import('@pasar/account-screens/account'));
const addressBook = screenEntry(
  '@pasar/account-screens/address-book',
  () => import('@pasar/account-screens/address-book'),
);
const addressAdd = screenEntry(
  '@pasar/account-screens/address-add',
  () => import('@pasar/account-screens/address-add'),
);
const addressEdit = screenEntry(
  '@pasar/account-screens/address-edit',
  () => import('@pasar/account-screens/address-edit'),
);

/** The screens of this library, by route. */
export const accountScreens = {
  'buyer-login': signIn,
  'buyer-signup': signUp,
  user: account,
  me: account,
  'user-account': account,
  'user-account-address': addressBook,
  'user-account-address-add': addressAdd,
  'user-account-address-edit': addressEdit,
} satisfies ScreenEntries;
