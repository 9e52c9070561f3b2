import { screenEntry } from '@pasar/screen-kit';
import type { ScreenEntries } from '@pasar/screen-kit';

const home = screenEntry('@pasar/home-screens/home', () => import('@pasar/home-screens/home'));

/** The screens of this library, by route id. */
export const homeScreens = {
  home,
  'preview-home': home,
} satisfies ScreenEntries;
