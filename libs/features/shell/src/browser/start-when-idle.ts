import { whenIdle } from './when-idle.ts';
import { yieldToBrowser } from './yield-to-browser.ts';

/**
 * Loads code once the page is idle, and runs it as a task of its own: what waits for the same chunk would otherwise run
 * together, as one long task. If the code fails to load or to run, the page is unaffected.
 */
export function startWhenIdle<Code>(load: () => Promise<Code>, start: (code: Code) => unknown): void {
  const run = async (): Promise<void> => {
    const code = await load();
    await yieldToBrowser();
    await start(code);
  };
  whenIdle(window, () => void run().catch(() => undefined));
}
