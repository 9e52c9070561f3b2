import { screenEntry } from '@pasar/screen-kit';
import type { ScreenEntries } from '@pasar/screen-kit';

const search = screenEntry('@pasar/search-screens/search', () => import('@pasar/search-screens/search'));
const searchUser = screenEntry(
  '@pasar/search-screens/search-user',
  () => import('@pasar/search-screens/search-user'),
);
const searchIntermediate = screenEntry(
  '@pasar/search-screens/search-intermediate',
  () => import('@pasar/search-screens/search-intermediate'),
);
const searchCatalogue = screenEntry(
  '@pasar/search-screens/search-catalogue',
  () => import('@pasar/search-screens/search-catalogue'),
);
const category = screenEntry(
  '@pasar/search-screens/category',
  () => import('@pasar/search-screens/category'),
);
const allCategories = screenEntry(
  '@pasar/search-screens/all-categories',
  () => import('@pasar/search-screens/all-categories'),
);

/** The screens of this library, by route id. */
export const searchScreens = {
  search,
  'search-user': searchUser,
  'search-intermediate': searchIntermediate,
  'search-catalogue': searchCatalogue,
  category,
  'category-l2': category,
  'category-l3': category,
  'all-categories': allCategories,
} satisfies ScreenEntries;
