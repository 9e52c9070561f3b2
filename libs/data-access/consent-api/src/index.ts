export { consentApi } from './consent-api.ts';
export type { CookiePreferences } from './consent-api.ts';
export { getCookiePreferencesPath } from '@pasar/consent-contract/paths';
export { createConsentApi, readEmbeddedConsent, publishConsent } from './consent-bridge.ts';
export { ConsentPortProvider, serverConsentPort, useConsentPort } from './consent-port.tsx';
export type { ConsentPort } from './consent-port.tsx';
