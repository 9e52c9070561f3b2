import type { ConsentResponse, ConsentOutcome } from './call-sequencer.ts';
import { createCallSequencer } from './call-sequencer.ts';
import { bannerDelayLeftMs } from './banner-delay.ts';
import type { Clock, ConsentApi, ConsentCall, CookieAttributes, CookieJar } from './consent-ports.ts';
import { consentApiVersion } from './consent-ports.ts';
import type { ConsentState } from './consent-state.ts';
import { afterChoice, afterStart, consentNotNeeded, defaultConsent } from './consent-state.ts';
import type { ConsentListener } from './consent-store.ts';
import { createConsentStore } from './consent-store.ts';
import { createCookieGate } from './cookie-gate.ts';
import type { CategoryName, CookiePreference } from './cookie-preferences.ts';
import type { GrantedCategories } from './granted-categories.ts';
import { everythingGranted, grantedCategories, withPrivacySignal } from './granted-categories.ts';

/** The market's consent fields. */
export type ConsentMarket = {
  readonly consent: 'required' | 'none';
  /** Whether a browser's Global Privacy Control signal is honoured; ignored by default. */
  readonly globalPrivacyControl?: 'honoured' | 'ignored';
};

export type ConsentOptions = {
  readonly market: ConsentMarket;
  readonly api: ConsentApi;
  readonly cookies: CookieJar;
  readonly clock: Clock;
  /** The preferences call's `data` if the server embedded it in the page: no start is needed then. */
  readonly embedded?: unknown;
  /** The browser's signal, `navigator.globalPrivacyControl`. */
  readonly privacySignal?: boolean;
  /** Receives errors thrown by subscribers; the others, and the call, continue. */
  readonly onListenerError?: (fault: unknown) => void;
};

export type Consent = {
  /** Whether consent applies in this market, whatever the visitor has chosen. */
  readonly required: boolean;
  /** Whether a privacy signal is present and honoured. */
  readonly privacySignal: boolean;
  state(): ConsentState;
  granted(): GrantedCategories;
  /** Whether a category may be used: if granted where consent is required, otherwise unless a privacy signal forbids it. */
  allows(category: CategoryName): boolean;
  /** Fetches the preferences. */
  start(): Promise<ConsentOutcome>;
  acceptAll(): Promise<ConsentOutcome>;
  rejectAll(): Promise<ConsentOutcome>;
  setPreferences(preferences: readonly CookiePreference[]): Promise<ConsentOutcome>;
  /** Sets a cookie through the gate. Returns whether it was set. */
  setCookie(name: string, value: string, attributes?: CookieAttributes): boolean;
  /** Calls the listener on every change. Returns an unsubscribe function. */
  subscribe(listener: ConsentListener): () => void;
  /** Milliseconds until the banner shows on a path; undefined if it does not. */
  bannerDelayLeftMs(path: string): number | undefined;
};

/** Computes the next state from a response; undefined leaves it unchanged. */
type ApplyResponse = (state: ConsentState, answer: ConsentResponse) => ConsentState | undefined;

/** A failed start leaves the default. */
const applyStart: ApplyResponse = (_, answer) => (answer.ok ? afterStart(answer.data) : defaultConsent);

/** A failed choice changes nothing (amb-consent-write-failure). */
const applyChoice: ApplyResponse = (state, answer) =>
  answer.ok ? afterChoice(state, answer.data) : undefined;

const firstState = (required: boolean, embedded: unknown): ConsentState => {
  if (!required) return consentNotNeeded;
  return embedded === undefined ? defaultConsent : afterStart(embedded);
};

/**
 * Creates the consent of a visitor. In a market that does not require consent, no call is made and every cookie may be set
 * (doc1 §4). After every change, disallowed cookies are removed first, then subscribers are notified.
 *
 * @spec consent-market consent-cookie-gate consent-subscribers
 */
export const createConsent = (options: ConsentOptions): Consent => {
  const { market, cookies, clock } = options;
  const required = market.consent === 'required';
  const privacySignal = market.globalPrivacyControl === 'honoured' && options.privacySignal === true;
  const startedAt = clock.now();
  const store = createConsentStore(
    firstState(required, options.embedded),
    options.onListenerError ?? (() => undefined),
  );
  const gate = createCookieGate(cookies, (name) => !required || store.read().allowedCookies.includes(name));
  const order = createCallSequencer(options.api);

  const ask = async (call: ConsentCall, change: ApplyResponse, preferences?: readonly CookiePreference[]) => {
    if (!required) return 'not-needed';
    const request = { version: consentApiVersion, ...(preferences && { preferences }) };
    return order.send(call, request, (answer) => {
      const next = change(store.read(), answer);
      if (!next) return false;
      store.write(next, gate.removeDisallowed);
      return true;
    });
  };

  const granted = () => withPrivacySignal(grantedCategories(store.read().preferences), privacySignal);

  return {
    required,
    privacySignal,
    state: store.read,
    granted,
    allows: (category) =>
      (required ? granted() : withPrivacySignal(everythingGranted, privacySignal))[category],
    start: () => ask('cookie-get-preferences', applyStart),
    acceptAll: () => ask('cookie-accept-all', applyChoice),
    rejectAll: () => ask('cookie-reject-all', applyChoice),
    setPreferences: (preferences) => ask('cookie-set-preferences', applyChoice, preferences),
    setCookie: gate.set,
    subscribe: store.subscribe,
    bannerDelayLeftMs: (path) =>
      bannerDelayLeftMs({ needConsent: store.read().needConsent, path, elapsed: clock.now() - startedAt }),
  };
};
