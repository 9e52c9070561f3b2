import type { PersistencePorts } from '@pasar/persistence';
import { browserTimers } from './browser-timers.ts';
import { createBrowserStorage } from './create-browser-storage.ts';

/** What keeps state between two visits, as this window has it: local storage and timers. */
export const browserPersistence = (page: Window): PersistencePorts => ({
  storage: createBrowserStorage(() => page.localStorage),
  timers: browserTimers(page),
});
