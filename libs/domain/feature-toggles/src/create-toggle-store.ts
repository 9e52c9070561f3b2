import type { LoadedToggles, NamedToggle, ToggleAnswer } from './load-toggles.ts';
import { resolveFetchedToggles, resolveLocalToggles } from './load-toggles.ts';
import type { ToggleCache, ToggleValues } from './toggle-storage.ts';
import type { ToggleValue } from './toggle-config.ts';

/** What the store asks of the world around it. */
export interface ToggleStorePorts {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Asks the backend for a user, or for no one. A rejection is a call that was lost. */
  readonly fetchToggles: (userId?: number) => Promise<ToggleAnswer>;
  /** The kept copy: text or object, whatever the storage holds. */
  readonly readCache: () => unknown;
  readonly writeCache: (cache: ToggleCache) => void;
  readonly readOverrides: () => unknown;
  /** Hears of the failures that are worth a warning; sampling is the reporter's. */
  readonly warn?: (error: number) => void;
}

/** The store's state. @spec toggle-store toggle-progress fetch-progress */
export interface ToggleState {
  readonly progress: 'init' | 'requested' | 'ok' | 'error';
  readonly toggles: ToggleValues;
  readonly source?: LoadedToggles['source'];
  /** Whose toggles these are; absent for a visitor. */
  readonly userId?: number;
  /** Why the progress is `error`. */
  readonly error?: number;
}

export interface ToggleStore {
  readonly state: () => ToggleState;
  /** Exactly `true`; unknown toggles are off. */
  readonly isOn: (name: string) => boolean;
  readonly valueOf: (name: string, fallback?: ToggleValue) => ToggleValue;
  /**
   * Sees to it that the toggles are a user's and fresh: the page's own, a fresh copy, or the backend's. Never rejects. Of several
   * calls under way the last one counts.
   */
  readonly load: (userId?: number) => Promise<ToggleState>;
  /** Tells of every new state; gives the way to stop it. */
  readonly subscribe: (listener: (state: ToggleState) => void) => () => void;
}

/** The code of a call that no answer came to (doc1 §8). */
const networkErrorCode = -99;

/**
 * The toggles of a page, from its four sources (doc1 §4, doc2 §4). What the page embeds counts for the user it was made for, and
 * is kept like an answer, so that a later page has a copy when the backend is dead.
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
