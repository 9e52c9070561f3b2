import type { CookiePreference } from './cookie-preferences.ts';

/** The version sent with every consent call (doc1 §9). @spec consent-api-version */
export const consentApiVersion = 1;

/** The four calls by their ids. @spec cookie-get-preferences cookie-accept-all cookie-reject-all cookie-set-preferences */
export type ConsentCall =
  'cookie-get-preferences' | 'cookie-accept-all' | 'cookie-reject-all' | 'cookie-set-preferences';

export type ConsentRequest = {
  readonly version: number;
  /** Only for `cookie-set-preferences`. */
  readonly preferences?: readonly CookiePreference[];
};

/** Makes a call; resolves with the response's `data` and rejects on any failure. */
export type ConsentApi = (call: ConsentCall, request: ConsentRequest) => Promise<unknown>;

/** Scope of a cookie: cookies of one name in two scopes are distinct. */
export type CookieScope = {
  readonly path?: string;
  readonly domain?: string;
};

/** The cookie's scope and its other attributes. */
export type CookieAttributes = {
  readonly maxAge?: number;
  readonly sameSite?: 'strict' | 'lax' | 'none';
  readonly secure?: boolean;
} & CookieScope;

/** The browser's cookies. */
export type CookieJar = {
  set(name: string, value: string, attributes?: CookieAttributes): void;
  /** Removes a cookie by setting an expiry in the past. */
  expire(name: string, scope?: CookieScope): void;
};

export type Clock = {
  /** Milliseconds since an arbitrary fixed moment. */
  now(): number;
};
