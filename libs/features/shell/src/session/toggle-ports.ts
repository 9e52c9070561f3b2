import type { StoragePort, TimerPort } from '@pasar/persistence';

/** What persisting toggles needs of the browser. */
export type TogglePorts = { readonly storage: StoragePort; readonly timers: TimerPort };

/** Imports the ports, which are not part of the initial scripts. */
export type LoadTogglePorts = () => Promise<TogglePorts>;
