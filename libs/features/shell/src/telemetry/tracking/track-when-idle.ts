import type { WebStorages } from '@pasar/persistence';
import { startWhenIdle } from '../../browser/start-when-idle.ts';
import type { LoadTracking, TrackingDeps } from './tracking-ports.ts';

/** Loads and starts tracking and reporting once the page is idle. If the chunk fails to load, the page is unaffected. */
export function trackWhenIdle(load: LoadTracking, storages: WebStorages, deps: TrackingDeps): void {
  startWhenIdle(
    () => Promise.all([import('./start-tracking.ts'), load()]),
    ([{ startTracking }, { browserTracking }]) =>
      startTracking(deps, browserTracking(window, storages.local, 'tracking')),
  );
}
