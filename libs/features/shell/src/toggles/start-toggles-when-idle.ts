import { whenIdle } from '../navigation/when-idle.ts';
import type { StartTogglesDeps } from './start-toggles.ts';
import type { LoadTogglePorts } from './toggle-ports.ts';

/** Begins once the page has nothing else to do. Without its chunk the page is as it was. */
export function startTogglesWhenIdle(load: LoadTogglePorts, page: StartTogglesDeps): void {
  const start = async () => {
    const [{ startToggles }, ports] = await Promise.all([import('./start-toggles.ts'), load()]);
    await startToggles(page, ports);
  };
  whenIdle(window, () => void start().catch(() => undefined));
}
