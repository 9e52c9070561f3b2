import type { StoragePort, TimerPort } from '@pasar/persistence';

/** What keeping toggles needs of the browser, as an app wires it. */
export type TogglePorts = { readonly storage: StoragePort; readonly timers: TimerPort };

/** Fetches them: nothing of this is in a page's first scripts. */
export type LoadTogglePorts = () => Promise<TogglePorts>;
