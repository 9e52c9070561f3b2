import type { LoadedToggles, NamedToggle, ToggleResponse } from './load-toggles.ts';
import { resolveFetchedToggles, resolveLocalToggles } from './load-toggles.ts';
import type { PersistedToggles, ToggleValues } from './toggle-storage.ts';
import type { ToggleValue } from './toggle-config.ts';

/** Dependencies of the store. */
export type ToggleStorePorts = {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Fetches the toggles of a user, or of a visitor. Rejects if there was no response. */
  readonly fetchToggles: (userId?: number) => Promise<ToggleResponse>;
  /** The cached copy as read from storage, a text or an object. */
  readonly readCache: () => unknown;
  readonly writeCache: (cache: PersistedToggles) => void;
  readonly readOverrides: () => unknown;
  /** Called for failures that deserve a warning; the reporter does the sampling. */
  readonly warn?: (error: number) => void;
};

/** The store's state. @spec toggle-store toggle-progress fetch-progress */
export type ToggleState = {
  readonly progress: 'init' | 'requested' | 'ok' | 'error';
  readonly toggles: ToggleValues;
  readonly source?: LoadedToggles['source'];
  /** The user that the toggles were loaded for; absent for a visitor. */
  readonly userId?: number;
  /** The error code if the progress is `error`. */
  readonly error?: number;
};

export type ToggleStore = {
  readonly state: () => ToggleState;
  /** Whether the value is exactly `true`; unknown toggles are off. */
  readonly isOn: (name: string) => boolean;
  readonly valueOf: (name: string, fallback?: ToggleValue) => ToggleValue;
  /**
   * Loads toggles for a user: embedded ones, a fresh cached copy, or the backend's. Never rejects. The last of several pending
   * calls wins.
   */
  readonly load: (userId?: number) => Promise<ToggleState>;
  /** Calls the listener on every new state. Returns an unsubscribe function. */
  readonly subscribe: (listener: (state: ToggleState) => void) => () => void;
};

/** The error code of a call without a response (doc1 §8). */
const networkErrorCode = -99;

/**
 * The toggles of a page, from four sources (doc1 §4, doc2 §4). Embedded toggles are valid for the user that the page was
 * rendered for; they are cached like a response, so that a later page has a copy if the backend is down.
 *
 * @spec toggle-sources toggle-fresh toggle-errors toggle-store-persist amb-startup-order
 */
export const createToggleStore = (
  ports: ToggleStorePorts,
  page: { readonly embedded?: readonly NamedToggle[]; readonly userId?: number } = {},
): ToggleStore => {
  const listeners = new Set<(state: ToggleState) => void>();
  let state: ToggleState = { progress: 'init', toggles: {} };
  let latest = 0;
  let embedded = page.embedded;

  const set = (next: ToggleState): ToggleState => {
    state = next;
    listeners.forEach((listener) => listener(next));
    return next;
  };
  const user = (userId: number | undefined) => (userId === undefined ? {} : { userId });
  const settle = ({ toggles, source, progress, warned, error, keep }: LoadedToggles, userId?: number) => {
    if (keep) ports.writeCache(keep);
    if (warned && error !== undefined) ports.warn?.(error);
    return set({ progress, toggles, source, ...user(userId), ...(error !== undefined && { error }) });
  };
  const facts = (userId?: number) => ({
    cache: ports.readCache(),
    overrides: ports.readOverrides(),
    now: ports.now(),
    ...user(userId),
  });
  const findLocal = (userId?: number): LoadedToggles | undefined => {
    const own = page.userId === userId ? embedded : undefined;
    embedded = undefined;
    return resolveLocalToggles({ ...facts(userId), ...(own && { embedded: own }) });
  };

  return {
    state: () => state,
    isOn: (name) => Object.hasOwn(state.toggles, name) && state.toggles[name] === true,
    valueOf: (name, fallback) => (Object.hasOwn(state.toggles, name) ? state.toggles[name] : fallback),
    load: async (userId) => {
      latest += 1;
      const callNumber = latest;
      const known = findLocal(userId);
      if (known) return settle(known, userId);
      set({ ...state, progress: 'requested' });
      const answer = await ports.fetchToggles(userId).catch(() => ({ error: networkErrorCode }));
      return callNumber === latest ? settle(resolveFetchedToggles(facts(userId), answer), userId) : state;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
