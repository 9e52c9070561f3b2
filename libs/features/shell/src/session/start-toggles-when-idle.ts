import { whenIdle } from '../browser/when-idle.ts';
import type { StartTogglesDeps } from './start-toggles.ts';
import type { LoadTogglePorts } from './toggle-ports.ts';

/** Loads and runs `startToggles` once the page is idle. If the chunk fails to load, the page is unaffected. */
export function startTogglesWhenIdle(load: LoadTogglePorts, page: StartTogglesDeps): void {
  const start = async () => {
    const [{ startToggles }, ports] = await Promise.all([import('./start-toggles.ts'), load()]);
    await startToggles(page, ports);
  };
  whenIdle(window, () => void start().catch(() => undefined));
}
