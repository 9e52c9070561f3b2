import { screenEntry } from '@pasar/shell';
import type { SystemScreens } from '@pasar/shell';
import notFound from '@pasar/system-screens/not-found';
import unavailable from '@pasar/system-screens/unavailable';

/** Part of the chunk with the list of screens, since they show when nothing else can be loaded. */
export const systemScreens: SystemScreens = {
  'not-found': screenEntry('not-found', async () => ({ default: notFound })),
  unavailable: screenEntry('unavailable', async () => ({ default: unavailable })),
};
