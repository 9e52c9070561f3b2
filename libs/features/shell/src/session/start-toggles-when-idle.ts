import { startWhenIdle } from '../browser/start-when-idle.ts';
import type { StartTogglesDeps } from './start-toggles.ts';

/** Loads and runs `startToggles` once the page is idle. If the chunk fails to load, the page is unaffected. */
export function startTogglesWhenIdle(deps: StartTogglesDeps): void {
  startWhenIdle(
    () => import('./start-toggles.ts'),
    ({ startToggles }) => startToggles(deps),
  );
}
