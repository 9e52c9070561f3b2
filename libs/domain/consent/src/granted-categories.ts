import type { CategoryName, CookiePreference } from './cookie-preferences.ts';
import { cookieCategories, preferenceStatus } from './cookie-preferences.ts';

/** Whether each category may be used. @spec consent-update */
export type GrantedCategories = Readonly<Record<CategoryName, boolean>>;

/** Every category denied: the default. @spec consent-update-default */
export const nothingGranted: GrantedCategories = {
  analytical: false,
  functional: false,
  advertising: false,
  thirdPartyGoogle: false,
  thirdPartyTiktok: false,
};

/** The grants if consent is not required. */
export const everythingGranted = Object.fromEntries(
  Object.keys(nothingGranted).map((category) => [category, true]),
) as GrantedCategories;

/** Categories that a Global Privacy Control signal denies even if accepted: selling or sharing the visitor's data. */
export const deniedByPrivacySignal = {
  advertising: false,
  thirdPartyGoogle: false,
  thirdPartyTiktok: false,
} as const;

/** Removes the categories that an honoured privacy signal denies. */
export const withPrivacySignal = (granted: GrantedCategories, signalled: boolean): GrantedCategories =>
  signalled ? { ...granted, ...deniedByPrivacySignal } : granted;

/**
 * Grants the accepted categories only (doc1 §4).
 *
 * @spec consent-updates
 */
export const grantedCategories = (preferences: readonly CookiePreference[]): GrantedCategories => ({
  ...nothingGranted,
  ...Object.fromEntries(
    preferences.map(({ category, status }) => [
      cookieCategories[category],
      status === preferenceStatus.accepted,
    ]),
  ),
});
