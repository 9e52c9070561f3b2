import { screenEntry } from '@pasar/screen-kit';
import type { ScreenEntries } from '@pasar/screen-kit';

const home = screenEntry('@pasar/mall-screens/home', () => import('@pasar/mall-screens/home'));
const justForYou = screenEntry(
  '@pasar/mall-screens/just-for-you',
  () => import('@pasar/mall-screens/just-for-you'),
);
const brands = screenEntry('@pasar/mall-screens/brands', () => import('@pasar/mall-screens/brands'));
const category = screenEntry('@pasar/mall-screens/category', () => import('@pasar/mall-screens/category'));
const categoryPopular = screenEntry(
  '@pasar/mall-screens/category-popular',
  () => import('@pasar/mall-screens/category-popular'),
);
const categories = screenEntry(
  '@pasar/mall-screens/categories',
  () => import('@pasar/mall-screens/categories'),
);
const search = screenEntry('@pasar/mall-screens/search', () => import('@pasar/mall-screens/search'));

/** The screens of this library, by route id. */
export const mallScreens = {
  mall: home,
  'mall-preview': home,
  'mall-just-for-you': justForYou,
  'mall-brands': brands,
  'mall-brands-category': brands,
  'mall-category': category,
  'mall-category-popular': categoryPopular,
  'mall-categories': categories,
  'mall-search': search,
} satisfies ScreenEntries;
