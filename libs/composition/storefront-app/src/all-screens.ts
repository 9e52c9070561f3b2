import type { AppScreens } from '@pasar/shell';
import type { AppPorts } from './app-ports.ts';
import { createScreens } from './screens.ts';
import { systemScreens } from './system-screens.ts';

/** Every screen of the app; loaded once the page is idle, for the first navigation. */
export const createAllScreens = (ports: AppPorts): AppScreens => ({
  routes: createScreens(ports),
  system: systemScreens,
});
