import { screenEntry } from '@pasar/screen-kit';
import type { ScreenEntries } from '@pasar/screen-kit';

const landing = screenEntry('@pasar/app-screens/landing', () => import('@pasar/app-screens/landing'));

const universalLink = screenEntry(
  '@pasar/app-screens/universal-link',
  () => import('@pasar/app-screens/universal-link'),
);

/** The screens of this library, by route id. */
export const appScreens = {
  'app-landing': landing,
  'universal-link': universalLink,
} satisfies ScreenEntries;
