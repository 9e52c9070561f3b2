import type { CategoryName } from './cookie-preferences.ts';

export type FrontEndCookie = {
  /** What a visitor must have accepted before it is set; `necessary` for what they requested themselves. */
  readonly category: CategoryName | 'necessary';
  /** Seconds. */
  readonly maxAge: number;
};

const aYear = 31_536_000;
const aDay = 86_400;

/**
 * Every cookie that the front end sets, by its name: no other can be set. What the server sets (the session and its mark, the
 * storefront's choice, the consent itself) is its own.
 *
 * @spec consent-cookie-gate adult-cookie
 */
export const frontEndCookies = {
  /** The language that the visitor has chosen (amb-language-cookie). */
  language: { category: 'necessary', maxAge: aYear },
  /** Whether the visitor counts as an adult: `1` or `0`. */
  SPC_IA: { category: 'necessary', maxAge: aYear },
  /** Toggles that a developer has set in this browser, so that the server renders with them as well. */
  FEATURE_TOGGLE_OVERRIDE: { category: 'necessary', maxAge: aDay },
} as const satisfies Record<string, FrontEndCookie>;

export type FrontEndCookieName = keyof typeof frontEndCookies;
