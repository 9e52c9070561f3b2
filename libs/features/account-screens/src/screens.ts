import { screenEntry } from '@pasar/screen-kit';
import type { ScreenEntries } from '@pasar/screen-kit';

const signIn = screenEntry('@pasar/account-screens/sign-in', () => import('@pasar/account-screens/sign-in'));
const signUp = screenEntry('@pasar/account-screens/sign-up', () => import('@pasar/account-screens/sign-up'));
const codeSignIn = screenEntry(
  '@pasar/account-screens/code-sign-in',
  () => import('@pasar/account-screens/code-sign-in'),
);
const codeSignUp = screenEntry(
  '@pasar/account-screens/code-sign-up',
  () => import('@pasar/account-screens/code-sign-up'),
);
const signUpIdentity = screenEntry(
  '@pasar/account-screens/sign-up-identity',
  () => import('@pasar/account-screens/sign-up-identity'),
);
const passwordReset = screenEntry(
  '@pasar/account-screens/password-reset',
  () => import('@pasar/account-screens/password-reset'),
);
const forgotPassword = screenEntry(
  '@pasar/account-screens/forgot-password',
  () => import('@pasar/account-screens/forgot-password'),
);
const emailConfirmation = screenEntry(
  '@pasar/account-screens/email-confirmation',
  () => import('@pasar/account-screens/email-confirmation'),
);
const qrSignIn = screenEntry(
  '@pasar/account-screens/qr-sign-in',
  () => import('@pasar/account-screens/qr-sign-in'),
);
const oauth = screenEntry('@pasar/account-screens/oauth', () => import('@pasar/account-screens/oauth'));
const socialBind = screenEntry(
  '@pasar/account-screens/social-bind',
  () => import('@pasar/account-screens/social-bind'),
);
const walletSignIn = screenEntry(
  '@pasar/account-screens/wallet-sign-in',
  () => import('@pasar/account-screens/wallet-sign-in'),
);
const identityStep = screenEntry(
  '@pasar/account-screens/identity-step',
  () => import('@pasar/account-screens/identity-step'),
);
const passkeys = screenEntry(
  '@pasar/account-screens/passkeys',
  () => import('@pasar/account-screens/passkeys'),
);
const sellerSignIn = screenEntry(
  '@pasar/account-screens/seller-sign-in',
  () => import('@pasar/account-screens/seller-sign-in'),
);
const sellerVerification = screenEntry(
  '@pasar/account-screens/seller-verification',
  () => import('@pasar/account-screens/seller-verification'),
);
const outbox = screenEntry('@pasar/account-screens/outbox', () => import('@pasar/account-screens/outbox'));
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

/** The screens of this library, by route id. */
export const accountScreens = {
  'buyer-login': signIn,
  'buyer-login-otp': codeSignIn,
  'authenticate-otp': codeSignIn,
  'authenticate-whatsapp': codeSignIn,
  'buyer-login-qr': qrSignIn,
  'authenticate-oauth': oauth,
  'authenticate-social-bind': socialBind,
  'authenticate-ivs': identityStep,
  'wallet-provider-login': walletSignIn,
  'buyer-login-signup-legacy': signUp,
  'buyer-signup': codeSignUp,
  'checkout-signup': codeSignUp,
  'buyer-signup-kyc': signUpIdentity,
  'buyer-login-reset-legacy': passwordReset,
  'buyer-reset': passwordReset,
  'forgot-password': forgotPassword,
  'verify-email-link': emailConfirmation,
  'dlink-verify-email-link': emailConfirmation,
  'seller-signup': codeSignUp,
  'seller-login': sellerSignIn,
  'seller-login-otp': codeSignIn,
  'seller-login-qr': qrSignIn,
  'verify-account-seller-main-sub': sellerVerification,
  outbox,
  user: account,
  me: account,
  'user-account': account,
  'user-account-passkeys': passkeys,
  'user-account-address': addressBook,
  'user-account-address-add': addressAdd,
  'user-account-address-edit': addressEdit,
} satisfies ScreenEntries;
