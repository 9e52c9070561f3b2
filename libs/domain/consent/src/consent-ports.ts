import type { CookiePreference } from './cookie-preferences.ts';

/** The version that every consent call names (doc1 §9). @spec consent-api-version */
export const consentApiVersion = 1;

/** The four calls by their ids. @spec cookie-get-preferences cookie-accept-all cookie-reject-all cookie-set-preferences */
export type ConsentCall =
  'cookie-get-preferences' | 'cookie-accept-all' | 'cookie-reject-all' | 'cookie-set-preferences';

export interface ConsentRequest {
  readonly version: number;
  /** Sent by `cookie-set-preferences` alone. */
  readonly preferences?: readonly CookiePreference[];
}

/** Makes a call; answers the `data` of the answer, and rejects on whatever went wrong. */
export type ConsentApi = (call: ConsentCall, request: ConsentRequest) => Promise<unknown>;

/** Where a cookie lives: two cookies of one name in two scopes are two cookies. */
export interface CookieScope {
  readonly path?: string;
  readonly domain?: string;
}

/** The cookie's scope and whatever else stands behind its value. */
export interface CookieAttributes extends CookieScope {
  /** Seconds. */
  readonly maxAge?: number;
  readonly sameSite?: 'strict' | 'lax' | 'none';
  readonly secure?: boolean;
}

/** The browser's cookies, as scripts write them. */
export interface CookieJar {
  set(name: string, value: string, attributes?: CookieAttributes): void;
  /** Removes a cookie by setting it with a time that has passed. */
  expire(name: string, scope?: CookieScope): void;
}

export interface Clock {
  /** Milliseconds, from any beginning. */
  now(): number;
}
