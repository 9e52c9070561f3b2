import type { CookieCategory, CookiePreference } from './cookie-preferences.ts';
import { cookieCategories, mergePreferences, preferenceStatus } from './cookie-preferences.ts';

const categories = Object.keys(cookieCategories).map(Number) as CookieCategory[];

/** Returns a preference with this status for every category. */
export const preferencesWithStatus = (
  status: CookiePreference['status'],
  update_time = 0,
): Required<CookiePreference>[] => categories.map((category) => ({ category, status, update_time }));

/** Adds a `missing` preference for absent categories, in the categories' order. */
export const completePreferences = (preferences: readonly CookiePreference[]): Required<CookiePreference>[] =>
  mergePreferences(preferencesWithStatus(preferenceStatus.missing), preferences).map(
    ({ category, status, update_time = 0 }) => ({ category, status, update_time }),
  );

/** Whether the visitor has chosen a status for every category. */
export const hasChosen = (preferences: readonly CookiePreference[]): boolean =>
  completePreferences(preferences).every(({ status }) => status !== preferenceStatus.missing);
