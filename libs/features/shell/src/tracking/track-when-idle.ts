import { whenIdle } from '../navigation/when-idle.ts';
import type { LoadTracking, TrackingDeps } from './tracking-ports.ts';

/** Fetches and starts tracking and reporting once the page has nothing else to do. Without their chunk the page is as it was. */
export function trackWhenIdle(load: LoadTracking, deps: TrackingDeps): void {
  const start = async () => {
    const [{ startTracking }, { browserTracking }] = await Promise.all([
      import('./start-tracking.ts'),
      load(),
    ]);
    startTracking(deps, browserTracking(window, 'tracking'));
  };
  whenIdle(window, () => void start().catch(() => undefined));
}
