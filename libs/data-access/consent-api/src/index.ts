export { consentApi } from './consent-api.ts';
export type { CookiePreferences } from './consent-api.ts';
export { consentCalls, embeddedConsent, showConsent } from './consent-bridge.ts';
export { ConsentPortProvider, noConsentPort, useConsentPort } from './consent-port.tsx';
export type { ConsentPort } from './consent-port.tsx';
