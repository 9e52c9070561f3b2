import { screenEntry } from '@pasar/screen-kit';
import type { ScreenEntries } from '@pasar/screen-kit';

const orders = screenEntry('@pasar/seller-screens/orders', () => import('@pasar/seller-screens/orders'));
const order = screenEntry('@pasar/seller-screens/order', () => import('@pasar/seller-screens/order'));
const label = screenEntry('@pasar/seller-screens/label', () => import('@pasar/seller-screens/label'));

/** The screens of this library, by route. */
export const sellerScreens = {
  'seller-orders': orders,
  'seller-order': order,
  'seller-label': label,
} satisfies ScreenEntries;
