import { screenEntry } from '@pasar/screen-kit';
import type { ScreenEntries } from '@pasar/screen-kit';

const branchReselection = screenEntry(
  '@pasar/order-screens/branch-reselection',
  () => import('@pasar/order-screens/branch-reselection'),
);
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
const cancellation = screenEntry(
  '@pasar/order-screens/cancellation',
  () => import('@pasar/order-screens/cancellation'),
);
const orderUniversal = screenEntry(
  '@pasar/order-screens/order-universal',
  () => import('@pasar/order-screens/order-universal'),
);
const invoice = screenEntry('@pasar/order-screens/invoice', () => import('@pasar/order-screens/invoice'));
const returnRequest = screenEntry(
  '@pasar/order-screens/return-request',
  () => import('@pasar/order-screens/return-request'),
);
const returnShipping = screenEntry(
  '@pasar/order-screens/return-shipping',
  () => import('@pasar/order-screens/return-shipping'),
);
const returnById = screenEntry(
  '@pasar/order-screens/return-by-id',
  () => import('@pasar/order-screens/return-by-id'),
);
const returnByOrder = screenEntry(
  '@pasar/order-screens/return-by-order',
  () => import('@pasar/order-screens/return-by-order'),
);
const returnInstructions = screenEntry(
  '@pasar/order-screens/return-instructions',
  () => import('@pasar/order-screens/return-instructions'),
);
const userCoin = screenEntry(
  '@pasar/order-screens/user-coin',
  () => import('@pasar/order-screens/user-coin'),
);
const dailyCoins = screenEntry(
  '@pasar/order-screens/daily-coins',
  () => import('@pasar/order-screens/daily-coins'),
);
const rewardHistory = screenEntry(
  '@pasar/order-screens/reward-history',
  () => import('@pasar/order-screens/reward-history'),
);
const coinRules = screenEntry(
  '@pasar/order-screens/coin-rules',
  () => import('@pasar/order-screens/coin-rules'),
);

/** The screens of this library, by route id. */
export const orderScreens = {
  'purchase-list': purchaseList,
  'purchase-order-detail': orderDetail,
  'purchase-checkout-detail': checkoutDetail,
  'order-success': orderSuccess,
  'purchase-cancellation': cancellation,
  'order-universal': orderUniversal,
  invoice,
  'return-request-option': returnRequest,
  'return-select-shipping-option': returnShipping,
  'return-detail-by-return': returnById,
  'return-detail-by-order': returnByOrder,
  'refund-return-instructions': returnInstructions,
  'reselect-branch': branchReselection,
  'user-coin': userCoin,
  'coin-reward-1': dailyCoins,
  'coin-reward-2': rewardHistory,
  'coin-reward-3': coinRules,
} satisfies ScreenEntries;
