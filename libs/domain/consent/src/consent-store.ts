import type { ConsentState } from './consent-state.ts';
import { defaultConsent } from './consent-state.ts';

export type ConsentListener = (state: ConsentState) => void;

export type ConsentStore = {
  read(): ConsentState;
  /** Sets the new state, runs `beforeNotify`, then notifies the listeners. */
  write(next: ConsentState, beforeNotify: () => void): void;
  subscribe(listener: ConsentListener): () => void;
};

const isDefault = ({ needConsent, preferences, allowedCookies }: ConsentState): boolean =>
  needConsent && preferences.length === 0 && allowedCookies.length === 0;

/**
 * Holds the state and notifies listeners of changes; replacing the default by the default is not a change. An error thrown by a
 * listener goes to `onListenerError` and affects neither other listeners nor the call.
 *
 * @spec consent-subscribers
 */
export const createConsentStore = (
  initial: ConsentState,
  onListenerError: (error: unknown) => void,
): ConsentStore => {
  const listeners = new Set<{ readonly notify: ConsentListener }>();
  let state = initial;
  const notifyAll = (): void => {
    for (const { notify } of [...listeners]) {
      try {
        notify(state);
      } catch (error) {
        onListenerError(error);
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
