import { webStorage } from '@pasar/persistence';
import type { PersistencePorts } from '@pasar/persistence';
import { browserTimers } from './browser-timers.ts';

/** What keeps state between two visits, as this window has it: local storage and timers. */
export const browserPersistence = (page: Window): PersistencePorts => ({
  storage: webStorage(() => page.localStorage),
  timers: browserTimers(page),
});
