import type { AppScreens } from '@pasar/shell';
import type { AppPorts } from './app-ports.ts';
import { createScreens } from './screens.ts';
import { systemScreens } from './system-screens.ts';

/** What a page brings once it is idle, for where one goes from it. */
export const createAllScreens = (ports: AppPorts): AppScreens => ({
  routes: createScreens(ports),
  system: systemScreens,
});
