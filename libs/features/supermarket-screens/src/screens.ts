import { screenEntry } from '@pasar/screen-kit';
import type { ScreenEntries } from '@pasar/screen-kit';

const home = screenEntry('@pasar/supermarket-screens/home', () => import('@pasar/supermarket-screens/home'));
const category = screenEntry(
  '@pasar/supermarket-screens/category',
  () => import('@pasar/supermarket-screens/category'),
);
const allProducts = screenEntry(
  '@pasar/supermarket-screens/all-products',
  () => import('@pasar/supermarket-screens/all-products'),
);
const itemList = screenEntry(
  '@pasar/supermarket-screens/item-list',
  () => import('@pasar/supermarket-screens/item-list'),
);
const buyAgain = screenEntry(
  '@pasar/supermarket-screens/buy-again',
  () => import('@pasar/supermarket-screens/buy-again'),
);
const vouchers = screenEntry(
  '@pasar/supermarket-screens/vouchers',
  () => import('@pasar/supermarket-screens/vouchers'),
);
const flashSale = screenEntry(
  '@pasar/supermarket-screens/flash-sale',
  () => import('@pasar/supermarket-screens/flash-sale'),
);

/** The screens of this library, by route id. */
export const supermarketScreens = {
  supermarket: home,
  'supermarket-category-l1': category,
  'supermarket-category-l2': category,
  'supermarket-category-l3': category,
  'supermarket-all-products': allProducts,
  'supermarket-deals': itemList,
  'supermarket-bundle-deals': itemList,
  'supermarket-add-on-deals': itemList,
  'supermarket-recommendation': itemList,
  'supermarket-buy-again': buyAgain,
  'supermarket-vouchers': vouchers,
  'supermarket-flash-sale': flashSale,
} satisfies ScreenEntries;
