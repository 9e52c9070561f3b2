import { webStorage } from '@pasar/persistence';
import type { PersistencePorts } from '@pasar/persistence';
import { browserTimers } from './browser-timers.ts';

/** Persistence ports of a window: local storage and timers. */
export const browserPersistence = (page: Window): PersistencePorts => ({
  storage: webStorage(() => page.localStorage),
  timers: browserTimers(page),
});
