export { createConsentedDelivery } from './create-consented-delivery.ts';
export { registerSettingsCalls } from './register-settings-calls.ts';
export type { SettingsDeps } from './settings-deps.ts';
