import type { StoragePort, TimerPort } from '@pasar/persistence';

/** What persisting toggles needs of the browser. */
export type TogglePorts = { readonly storage: StoragePort; readonly timers: TimerPort };
