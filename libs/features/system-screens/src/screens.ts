import { screenEntry } from '@pasar/screen-kit';
import notFound from './not-found/not-found-screen.ts';
import unavailable from './unavailable/unavailable-screen.ts';

/** Part of the chunk with the list of screens, since these show when nothing else can be loaded. */
export const systemScreens = {
  'not-found': screenEntry('not-found', async () => ({ default: notFound })),
  unavailable: screenEntry('unavailable', async () => ({ default: unavailable })),
};
