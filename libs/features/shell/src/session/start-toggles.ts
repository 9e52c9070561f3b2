import { persistToggles } from './persist-toggles.ts';
import type { PersistTogglesDeps } from './persist-toggles.ts';
import type { TogglePorts } from './toggle-ports.ts';

export type StartTogglesDeps = Pick<
  PersistTogglesDeps,
  'store' | 'toggles' | 'environment' | 'onChange' | 'warn' | 'cookies'
>;

const sha256 = async (text: string): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** Persists the toggles of this tab, and refreshes them whenever it becomes visible. */
export async function startToggles(page: StartTogglesDeps, ports: TogglePorts): Promise<void> {
  // `crypto.subtle` exists in secure contexts only.
  const digest = globalThis.isSecureContext ? sha256 : undefined;
  const { refresh } = await persistToggles({ ...page, now: Date.now, digest }, ports);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void refresh();
  });
}
