import type { StoragePort, TimerPort } from '@pasar/persistence';

/** The browser ports that persisting toggles needs. */
export type TogglePorts = { readonly storage: StoragePort; readonly timers: TimerPort };
