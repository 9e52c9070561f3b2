export { cookiesAcceptedTimeReset, revertConsentFlag, applyConsentFlag } from './account-consent-flags.ts';
export type { AccountConsentFlags, ConsentFlagRequest } from './account-consent-flags.ts';
export { announceConsentMode, consentModeValues } from './announce-consent-mode.ts';
export type {
  ConsentModeCommand,
  ConsentModePort,
  ConsentModeSignal,
  ConsentModeValues,
} from './announce-consent-mode.ts';
export type { ConsentOutcome } from './call-sequencer.ts';
export { bannerDelayMs, bannerExcludedPaths, bannerDelayLeftMs } from './banner-delay.ts';
export type { BannerFacts } from './banner-delay.ts';
export { consentModeSignals, consentModeWaitMs } from './consent-mode.data.ts';
export { consentApiVersion } from './consent-ports.ts';
export type {
  Clock,
  ConsentApi,
  ConsentCall,
  ConsentRequest,
  CookieAttributes,
  CookieJar,
  CookieScope,
} from './consent-ports.ts';
export type { ConsentState } from './consent-state.ts';
export type { ConsentListener } from './consent-store.ts';
export {
  cookieCategories,
  isCookiePreference,
  mergePreferences,
  preferenceStatus,
} from './cookie-preferences.ts';
export type {
  CategoryName,
  CookieCategory,
  CookiePreference,
  PreferenceStatus,
} from './cookie-preferences.ts';
export { createConsent } from './create-consent.ts';
export type { Consent, ConsentMarket, ConsentOptions } from './create-consent.ts';
export { frontEndCookies } from './front-end-cookies.data.ts';
export type { FrontEndCookie, FrontEndCookieName } from './front-end-cookies.data.ts';
export { deniedByPrivacySignal, grantedCategories } from './granted-categories.ts';
export type { GrantedCategories } from './granted-categories.ts';
export { trackingCookies } from './tracking-cookies.data.ts';
export { withdrawnCookies } from './withdrawn-cookies.ts';
