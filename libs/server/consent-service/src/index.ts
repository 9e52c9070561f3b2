export { registerConsentCalls, toCookiePreferences } from './register-consent-calls.ts';
export type { ConsentDeps } from './register-consent-calls.ts';
export { selectPreferences } from './preference-store.ts';
export type { PreferenceRow } from './preference-store.ts';
