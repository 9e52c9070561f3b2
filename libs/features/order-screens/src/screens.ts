import { screenEntry } from '@pasar/screen-kit';
import type { ScreenEntries } from '@pasar/screen-kit';

const purchaseList = screenEntry(
  '@pasar/order-screens/purchase-list',
  () => import('@pasar/order-screens/purchase-list'),
);
const orderDetail = screenEntry(
  '@pasar/order-screens/order-detail',
  () => import('@pasar/order-screens/order-detail'),
);
const checkoutDetail = screenEntry(
  '@pasar/order-screens/checkout-detail',
  () => import('@pasar/order-screens/checkout-detail'),
);
const orderSuccess = screenEntry(
  '@pasar/order-screens/order-success',
  () => import('@pasar/order-screens/order-success'),
);

/** The screens of this library, by route. */
export const orderScreens = {
  'purchase-list': purchaseList,
  'purchase-order-detail': orderDetail,
  'purchase-checkout-detail': checkoutDetail,
  'order-success': orderSuccess,
} satisfies ScreenEntries;
