export { startIdentityProvider } from './start-identity-provider.ts';
export type { IdentityProviderOptions, RunningIdentityProvider } from './start-identity-provider.ts';
export { startPartner } from './start-partner.ts';
export type { PartnerOptions, RunningPartner } from './start-partner.ts';
