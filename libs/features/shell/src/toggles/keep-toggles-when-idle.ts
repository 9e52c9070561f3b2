import { whenIdle } from '../navigation/when-idle.ts';
import type { KeptToggles } from './keep-toggles.ts';
import type { LoadTogglePorts } from './toggle-ports.ts';

const sha256 = async (text: string): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** Begins once the page has nothing else to do; goes on whenever somebody comes back to the tab. */
export function keepTogglesWhenIdle(
  load: LoadTogglePorts,
  page: Pick<KeptToggles, 'store' | 'toggles' | 'onChange' | 'cookies'>,
): void {
  const start = async () => {
    const [{ keepToggles }, ports] = await Promise.all([import('./keep-toggles.ts'), load()]);
    // Hashing is there on secure pages only.
    const digest = globalThis.isSecureContext ? sha256 : undefined;
    const { refresh } = await keepToggles({ ...page, now: Date.now, digest }, ports);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void refresh();
    });
  };
  whenIdle(window, () => void start().catch(() => undefined));
}
