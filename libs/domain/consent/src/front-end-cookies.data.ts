import type { CategoryName } from './cookie-preferences.ts';

export type FrontEndCookie = {
  /** The category that the visitor must accept first; `necessary` for what they requested themselves. */
  readonly category: CategoryName | 'necessary';
  /** Seconds. */
  readonly maxAge: number;
};

const aYear = 31_536_000;
const aDay = 86_400;

/**
 * Every cookie that the front end may set, by name. Cookies of the server (the session and its mark, the chosen storefront, the
 * consent itself) are not listed.
 *
 * @spec consent-cookie-gate adult-cookie
 */
export const frontEndCookies = {
  /** The visitor's chosen language (amb-language-cookie). */
  language: { category: 'necessary', maxAge: aYear },
  /** Whether the visitor counts as an adult: `1` or `0`. */
  SPC_IA: { category: 'necessary', maxAge: aYear },
  /** The delivery region that a visitor chose instead of an address. */
  delivery_region: { category: 'necessary', maxAge: aYear },
  /** Toggles overridden by a developer in this browser, so that the server renders with them as well. */
  FEATURE_TOGGLE_OVERRIDE: { category: 'necessary', maxAge: aDay },
} as const satisfies Record<string, FrontEndCookie>;

export type FrontEndCookieName = keyof typeof frontEndCookies;
