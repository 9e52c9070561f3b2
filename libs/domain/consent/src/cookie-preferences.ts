import { isObject } from '@pasar/json';

/** Names of the cookie categories by their wire number (doc1 §3). @spec cookie-category */
export const cookieCategories = {
  1: 'analytical',
  2: 'functional',
  3: 'advertising',
  4: 'thirdPartyGoogle',
  5: 'thirdPartyTiktok',
} as const;

export type CookieCategory = keyof typeof cookieCategories;
export type CategoryName = (typeof cookieCategories)[CookieCategory];

/** A visitor's decision on a category (doc1 §3). @spec cookie-preference-status */
export const preferenceStatus = { missing: 0, accepted: 1, rejected: 2 } as const;

export type PreferenceStatus = (typeof preferenceStatus)[keyof typeof preferenceStatus];

/** One category's preference on the wire. @spec cookie-preference */
export type CookiePreference = {
  readonly category: CookieCategory;
  readonly status: PreferenceStatus;
  readonly update_time?: number;
};

const statuses: readonly unknown[] = Object.values(preferenceStatus);

/** Whether a wire value is a preference with an existing category and status. */
export const isCookiePreference = (value: unknown): value is CookiePreference => {
  if (!isObject(value)) return false;
  const { category, status } = value;
  return (
    typeof category === 'number' && Object.hasOwn(cookieCategories, category) && statuses.includes(status)
  );
};

/**
 * Merges preferences by category; the later one wins (amb-consent-merge-key).
 *
 * @spec consent-merge
 */
export const mergePreferences = (
  cached: readonly CookiePreference[],
  answered: readonly CookiePreference[],
): CookiePreference[] => [
  ...new Map([...cached, ...answered].map((preference) => [preference.category, preference])).values(),
];
