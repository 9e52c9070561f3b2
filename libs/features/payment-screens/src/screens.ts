import { screenEntry } from '@pasar/screen-kit';
import type { ScreenEntries } from '@pasar/screen-kit';

const checkout = screenEntry(
  '@pasar/payment-screens/checkout',
  () => import('@pasar/payment-screens/checkout'),
);
const callback = screenEntry(
  '@pasar/payment-screens/callback',
  () => import('@pasar/payment-screens/callback'),
);
const payment = screenEntry('@pasar/payment-screens/payment', () => import('@pasar/payment-screens/payment'));
const step = screenEntry('@pasar/payment-screens/step', () => import('@pasar/payment-screens/step'));
const selection = screenEntry(
  '@pasar/payment-screens/selection',
  () => import('@pasar/payment-screens/selection'),
);
const channelItem = screenEntry(
  '@pasar/payment-screens/channel-item',
  () => import('@pasar/payment-screens/channel-item'),
);
const failure = screenEntry('@pasar/payment-screens/failure', () => import('@pasar/payment-screens/failure'));

/** The screens of this library, by route id. */
export const paymentScreens = {
  mpp: checkout,
  payment,
  'payment-selection': selection,
  'payment-selection-food': selection,
  'payment-selection-play': selection,
  'payment-selection-direct-purchase': selection,
  'rw-payment-callback': callback,
  'pc-payment-callback': callback,
  'payment-fixed-account': step,
  'payment-tob': step,
  'payment-otp': step,
  'payment-channel-item': channelItem,
  'payment-redirect': step,
  'payment-linking-agreement': step,
  'payment-pin-verification': step,
  'payment-otp-verification': step,
  'payment-failure': failure,
} satisfies ScreenEntries;
