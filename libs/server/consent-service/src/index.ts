export { registerConsentCalls } from './register-consent-calls.ts';
export type { ConsentDeps } from './register-consent-calls.ts';
