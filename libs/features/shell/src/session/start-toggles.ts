import { webStorage } from '@pasar/persistence';
import type { TimerPort, WebStorages } from '@pasar/persistence';
import { persistToggles } from './persist-toggles.ts';
import type { PersistTogglesDeps } from './persist-toggles.ts';

export type StartTogglesDeps = Pick<
  PersistTogglesDeps,
  'store' | 'toggles' | 'environment' | 'onChange' | 'warn' | 'cookies'
> & { readonly storages: WebStorages; readonly timers: TimerPort };

const sha256 = async (text: string): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** Persists the toggles of this tab, and refreshes them whenever it becomes visible. */
export async function startToggles({ storages, timers, ...page }: StartTogglesDeps): Promise<void> {
  // `crypto.subtle` exists in secure contexts only.
  const digest = globalThis.isSecureContext ? sha256 : undefined;
  const { refresh } = await persistToggles(
    { ...page, now: Date.now, digest },
    { storage: webStorage(storages.local), timers },
  );
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void refresh();
  });
}
