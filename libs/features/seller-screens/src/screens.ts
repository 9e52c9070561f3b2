import { screenEntry } from '@pasar/screen-kit';
import type { ScreenEntries } from '@pasar/screen-kit';

const orders = screenEntry('@pasar/seller-screens/orders', () => import('@pasar/seller-screens/orders'));
const order = screenEntry('@pasar/seller-screens/order', () => import('@pasar/seller-screens/order'));
const label = screenEntry('@pasar/seller-screens/label', () => import('@pasar/seller-screens/label'));

const products = screenEntry(
  '@pasar/seller-screens/products',
  () => import('@pasar/seller-screens/products'),
);
const product = screenEntry('@pasar/seller-screens/product', () => import('@pasar/seller-screens/product'));
const newProduct = screenEntry(
  '@pasar/seller-screens/new-product',
  () => import('@pasar/seller-screens/new-product'),
);
const importProducts = screenEntry(
  '@pasar/seller-screens/import',
  () => import('@pasar/seller-screens/import'),
);

const income = screenEntry('@pasar/seller-screens/income', () => import('@pasar/seller-screens/income'));
const orderIncome = screenEntry(
  '@pasar/seller-screens/order-income',
  () => import('@pasar/seller-screens/order-income'),
);
const vouchers = screenEntry(
  '@pasar/seller-screens/vouchers',
  () => import('@pasar/seller-screens/vouchers'),
);
const voucher = screenEntry('@pasar/seller-screens/voucher', () => import('@pasar/seller-screens/voucher'));
const newVoucher = screenEntry(
  '@pasar/seller-screens/new-voucher',
  () => import('@pasar/seller-screens/new-voucher'),
);

const deals = screenEntry('@pasar/seller-screens/deals', () => import('@pasar/seller-screens/deals'));
const deal = screenEntry('@pasar/seller-screens/deal', () => import('@pasar/seller-screens/deal'));
const newDeal = screenEntry('@pasar/seller-screens/new-deal', () => import('@pasar/seller-screens/new-deal'));

const shop = screenEntry('@pasar/seller-screens/shop', () => import('@pasar/seller-screens/shop'));

const team = screenEntry('@pasar/seller-screens/team', () => import('@pasar/seller-screens/team'));

const notifications = screenEntry(
  '@pasar/seller-screens/notifications',
  () => import('@pasar/seller-screens/notifications'),
);

/** The screens of this library, by route id. */
export const sellerScreens = {
  'seller-orders': orders,
  'seller-order': order,
  'seller-label': label,
  'seller-products': products,
  'seller-product': product,
  'seller-new-product': newProduct,
  'seller-income': income,
  'seller-order-income': orderIncome,
  'seller-vouchers': vouchers,
  'seller-voucher': voucher,
  'seller-new-voucher': newVoucher,
  'seller-deals': deals,
  'seller-deal': deal,
  'seller-new-deal': newDeal,
  'seller-import': importProducts,
  'seller-shop': shop,
  'seller-team': team,
  'seller-notifications': notifications,
} satisfies ScreenEntries;
