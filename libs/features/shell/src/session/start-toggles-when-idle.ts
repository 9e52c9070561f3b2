import { whenIdle } from '../browser/when-idle.ts';
import type { StartTogglesDeps } from './start-toggles.ts';

/** Loads and runs `startToggles` once the page is idle. If the chunk fails to load, the page is unaffected. */
export function startTogglesWhenIdle(deps: StartTogglesDeps): void {
  const start = async () => (await import('./start-toggles.ts')).startToggles(deps);
  whenIdle(window, () => void start().catch(() => undefined));
}
