import type { AppScreens } from '@pasar/shell';
import { systemScreens } from '@pasar/system-screens/screens';
import type { AppPorts } from './app-ports.ts';
import { createScreens } from './screens.ts';

/** Every screen of the app; loaded once the page is idle, for the first navigation. */
export const createAllScreens = (ports: AppPorts): AppScreens => ({
  routes: createScreens(ports),
  system: systemScreens,
});
