import type { CategoryName, CookiePreference } from './cookie-preferences.ts';
import { cookieCategories, preferenceStatus } from './cookie-preferences.ts';

/** Whether each category may be used. @spec consent-update */
export type Granted = Readonly<Record<CategoryName, boolean>>;

/** Every category denied: the default. @spec consent-update-default */
export const nothingGranted: Granted = {
  analytical: false,
  functional: false,
  advertising: false,
  thirdPartyGoogle: false,
  thirdPartyTiktok: false,
};

/** The grants if consent is not required. */
export const everythingGranted = Object.fromEntries(
  Object.keys(nothingGranted).map((category) => [category, true]),
) as Granted;

/** Categories that a Global Privacy Control signal denies even if accepted: selling or sharing the visitor's data. */
export const deniedByPrivacySignal = {
  advertising: false,
  thirdPartyGoogle: false,
  thirdPartyTiktok: false,
} as const;

/** Removes the categories that an honoured privacy signal denies. */
export const withPrivacySignal = (granted: Granted, signalled: boolean): Granted =>
  signalled ? { ...granted, ...deniedByPrivacySignal } : granted;

/**
 * Grants the accepted categories only (doc1 §4).
 *
 * @spec consent-updates
 */
export const grantedCategories = (preferences: readonly CookiePreference[]): Granted => ({
  ...nothingGranted,
  ...Object.fromEntries(
    preferences.map(({ category, status }) => [
      cookieCategories[category],
      status === preferenceStatus.accepted,
    ]),
  ),
});
