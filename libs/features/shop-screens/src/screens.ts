import { screenEntry } from '@pasar/screen-kit';
import type { ScreenEntries } from '@pasar/screen-kit';

const shop = screenEntry('@pasar/shop-screens/shop', () => import('@pasar/shop-screens/shop'));
const buyerRating = screenEntry(
  '@pasar/shop-screens/buyer-rating',
  () => import('@pasar/shop-screens/buyer-rating'),
);
const shopCategory = screenEntry(
  '@pasar/shop-screens/shop-category',
  () => import('@pasar/shop-screens/shop-category'),
);
const shopDetails = screenEntry(
  '@pasar/shop-screens/shop-details',
  () => import('@pasar/shop-screens/shop-details'),
);
const shopFollowers = screenEntry(
  '@pasar/shop-screens/shop-followers',
  () => import('@pasar/shop-screens/shop-followers'),
);
const shopFollowing = screenEntry(
  '@pasar/shop-screens/shop-following',
  () => import('@pasar/shop-screens/shop-following'),
);
const shopItemRating = screenEntry(
  '@pasar/shop-screens/shop-item-rating',
  () => import('@pasar/shop-screens/shop-item-rating'),
);
const shopRating = screenEntry(
  '@pasar/shop-screens/shop-rating',
  () => import('@pasar/shop-screens/shop-rating'),
);
const shopSearch = screenEntry(
  '@pasar/shop-screens/shop-search',
  () => import('@pasar/shop-screens/shop-search'),
);

/** The screens of this library, by route id. */
export const shopScreens = {
  'shop-by-username': shop,
  'shop-by-id': shop,
  'shop-by-user': shop,
  'buyer-rating': buyerRating,
  'shop-category': shopCategory,
  'shop-details': shopDetails,
  'shop-followers': shopFollowers,
  'shop-following': shopFollowing,
  'shop-item-rating': shopItemRating,
  'shop-rating': shopRating,
  'shop-search': shopSearch,
} satisfies ScreenEntries;
