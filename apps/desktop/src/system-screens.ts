import { screenEntry } from '@pasar/shell';
import type { SystemScreens } from '@pasar/shell';

export const systemScreens: SystemScreens = {
  'not-found': screenEntry(
    '@pasar/system-screens/not-found',
    () => import('@pasar/system-screens/not-found'),
  ),
  unavailable: screenEntry(
    '@pasar/system-screens/unavailable',
    () => import('@pasar/system-screens/unavailable'),
  ),
};
