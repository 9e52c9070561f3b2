export { allowedCookies } from './allowed-cookies.ts';
export { completePreferences, preferencesWithStatus, hasChosen } from './complete-preferences.ts';
export { consentCookie, readConsentCookie, writeConsentCookie } from './consent-cookie.ts';
