import { screenEntry } from '@pasar/screen-kit';
import type { ScreenEntries } from '@pasar/screen-kit';

const browse = screenEntry('@pasar/list-screens/browse', () => import('@pasar/list-screens/browse'));
const collection = screenEntry(
  '@pasar/list-screens/collection',
  () => import('@pasar/list-screens/collection'),
);
const hashtag = screenEntry('@pasar/list-screens/hashtag', () => import('@pasar/list-screens/hashtag'));
const brandList = screenEntry(
  '@pasar/list-screens/brand-list',
  () => import('@pasar/list-screens/brand-list'),
);
const featuredCollections = screenEntry(
  '@pasar/list-screens/featured-collections',
  () => import('@pasar/list-screens/featured-collections'),
);
const similar = screenEntry('@pasar/list-screens/similar', () => import('@pasar/list-screens/similar'));
const cartRecommend = screenEntry(
  '@pasar/list-screens/cart-recommend',
  () => import('@pasar/list-screens/cart-recommend'),
);
const buyAgain = screenEntry('@pasar/list-screens/buy-again', () => import('@pasar/list-screens/buy-again'));
const myLikes = screenEntry('@pasar/list-screens/my-likes', () => import('@pasar/list-screens/my-likes'));
const flashSale = screenEntry(
  '@pasar/list-screens/flash-sale',
  () => import('@pasar/list-screens/flash-sale'),
);
const voucherWallet = screenEntry(
  '@pasar/list-screens/voucher-wallet',
  () => import('@pasar/list-screens/voucher-wallet'),
);

/** The screens of this library, by route id. */
export const listScreens = {
  'daily-discover': browse,
  'popular-products': browse,
  'top-products': browse,
  collection,
  'collection-by-id': collection,
  hashtag,
  'hashtag-tag': hashtag,
  list: brandList,
  'featured-collections': featuredCollections,
  'product-similar': similar,
  'find-similar-products': similar,
  'you-may-also-like': similar,
  'from-same-shop': similar,
  'cart-recommend': cartRecommend,
  'buy-again': buyAgain,
  'user-my-likes': myLikes,
  'flash-sale': flashSale,
  'user-voucher-wallet': voucherWallet,
} satisfies ScreenEntries;
