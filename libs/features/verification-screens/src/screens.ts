import { screenEntry } from '@pasar/screen-kit';
import type { ScreenEntries } from '@pasar/screen-kit';

const verification = screenEntry(
  '@pasar/verification-screens/verification',
  () => import('@pasar/verification-screens/verification'),
);
const confirmation = screenEntry(
  '@pasar/verification-screens/confirmation',
  () => import('@pasar/verification-screens/confirmation'),
);
const walletPin = screenEntry(
  '@pasar/verification-screens/wallet-pin',
  () => import('@pasar/verification-screens/wallet-pin'),
);
const trafficError = screenEntry(
  '@pasar/verification-screens/traffic-error',
  () => import('@pasar/verification-screens/traffic-error'),
);
const trafficTest = screenEntry(
  '@pasar/verification-screens/traffic-test',
  () => import('@pasar/verification-screens/traffic-test'),
);

/** The screens of this library, by route id. */
export const verificationScreens = {
  'verify-captcha': verification,
  'verify-captcha-popup': verification,
  'verify-ivs': verification,
  'browser-ivs': verification,
  'verify-password': verification,
  'verify-otp': verification,
  'browser-verify-otp': verification,
  'verify-link': verification,
  'verify-email': verification,
  'verify-traffic': verification,
  'verify-qr': confirmation,
  'dlink-verify-link': confirmation,
  'verify-traffic-error': trafficError,
  'verify-traffic-test': trafficTest,
  'payment-ivs-wallet-pin': walletPin,
} satisfies ScreenEntries;
