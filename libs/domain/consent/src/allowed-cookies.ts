import type { CookiePreference } from './cookie-preferences.ts';
import { frontEndCookies } from './front-end-cookies.data.ts';
import type { FrontEndCookie } from './front-end-cookies.data.ts';
import { grantedCategories } from './granted-categories.ts';

/** Names of the cookies that the front end may set under these preferences: `allowed_fe_set_cookies` (doc1 §3). */
export const allowedCookies = (
  preferences: readonly CookiePreference[],
  cookies: Readonly<Record<string, FrontEndCookie>> = frontEndCookies,
): string[] => {
  const granted = grantedCategories(preferences);
  return Object.entries(cookies)
    .filter(([, { category }]) => category === 'necessary' || granted[category])
    .map(([name]) => name);
};
