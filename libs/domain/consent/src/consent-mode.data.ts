import type { CategoryName } from './cookie-preferences.ts';

/**
 * Google Consent Mode's signals, and the categories that must all be granted for each. Security needs no consent: it protects
 * sign-in and payment.
 */
export const consentModeSignals = {
  ad_storage: ['advertising', 'thirdPartyGoogle'],
  ad_user_data: ['advertising', 'thirdPartyGoogle'],
  ad_personalization: ['advertising', 'thirdPartyGoogle'],
  analytics_storage: ['analytical'],
  functionality_storage: ['functional'],
  personalization_storage: ['functional'],
  security_storage: [],
} as const satisfies Record<string, readonly CategoryName[]>;

/** Milliseconds that Google's tags wait for the first update before they use the default. */
export const consentModeWaitMs = 500;
