import { isObject } from '@pasar/json';
import type { CookiePreference } from './cookie-preferences.ts';
import { isCookiePreference, mergePreferences } from './cookie-preferences.ts';

/** The known state of a visitor's consent. */
export type ConsentState = {
  /** Whether the visitor has not chosen yet. */
  readonly needConsent: boolean;
  /** At most one per category. */
  readonly preferences: readonly CookiePreference[];
  /** Names of the cookies that the front end may set. */
  readonly allowedCookies: readonly string[];
};

/** The state before any response, and after a failed start (doc1 §3). @spec consent-default cookie-preferences-failure */
export const defaultConsent: ConsentState = { needConsent: true, preferences: [], allowedCookies: [] };

/** The state if consent is not required. @spec consent-market */
export const consentNotNeeded: ConsentState = { needConsent: false, preferences: [], allowedCookies: [] };

type Fields = Partial<Record<'need_consent' | 'preferences' | 'allowed_fe_set_cookies', unknown>>;

/** The response to a choice may be a bare list of preferences: the specification only says `data`. */
const toFields = (data: unknown): Fields => {
  if (Array.isArray(data)) return { preferences: data };
  return isObject(data) ? data : {};
};

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const readPreferences = ({ preferences }: Fields): CookiePreference[] =>
  mergePreferences([], toList(preferences).filter(isCookiePreference));

const readAllowed = ({ allowed_fe_set_cookies }: Fields): string[] =>
  toList(allowed_fe_set_cookies).filter((name) => typeof name === 'string');

/**
 * The state from the preferences call's `data`. Malformed fields fall back to the strict default: consent is needed and no
 * cookie allowed. A response that is not an object counts as a failure.
 *
 * @spec cookie-get-preferences cookie-preferences-response
 */
export const afterStart = (data: unknown): ConsentState =>
  isObject(data)
    ? {
        needConsent: data['need_consent'] !== false,
        preferences: readPreferences(data),
        allowedCookies: readAllowed(data),
      }
    : defaultConsent;

/**
 * The state after a choice that the server accepted: consent is no longer needed (also after setting preferences,
 * amb-set-preferences-need-consent), preferences are merged, and an allowed list in the response replaces the old one.
 *
 * @spec consent-needed-until consent-merge
 */
export const afterChoice = (state: ConsentState, data: unknown): ConsentState => {
  const fields = toFields(data);
  return {
    needConsent: false,
    preferences: mergePreferences(state.preferences, readPreferences(fields)),
    allowedCookies: fields.allowed_fe_set_cookies === undefined ? state.allowedCookies : readAllowed(fields),
  };
};
