import type { ConsentState } from './consent-state.ts';
import { defaultConsent } from './consent-state.ts';

export type ConsentListener = (state: ConsentState) => void;

export interface ConsentStore {
  read(): ConsentState;
  /** Sets the new state, runs `beforeNotify`, then notifies the listeners. */
  write(next: ConsentState, beforeNotify: () => void): void;
  subscribe(listener: ConsentListener): () => void;
}

const isDefault = ({ needConsent, preferences, allowedCookies }: ConsentState): boolean =>
  needConsent && preferences.length === 0 && allowedCookies.length === 0;

/**
 * Holds the state and tells of its changes; the default in the place of the default is none. A listener that throws keeps
 * nobody else from hearing, nor the call from being done: what it threw goes to `onListenerError`.
 *
 * @spec consent-subscribers
 */
export const createStore = (initial: ConsentState, onFault: (fault: unknown) => void): ConsentStore => {
  const listeners = new Set<{ readonly notify: ConsentListener }>();
  let state = initial;
  const notifyAll = (): void => {
    for (const { notify } of [...listeners]) {
      try {
        notify(state);
      } catch (fault) {
        onFault(fault);
      }
    }
  };
  return {
    read: () => state,
    write: (next, first) => {
      const unchanged = next === defaultConsent && isDefault(state);
      state = next;
      first();
      if (!unchanged) notifyAll();
    },
    subscribe: (listener) => {
      const entry = { notify: listener };
      listeners.add(entry);
      return () => void listeners.delete(entry);
    },
  };
};
