export { startIdentityProvider } from './start-identity-provider.ts';
export type { IdentityProviderOptions, RunningIdentityProvider } from './start-identity-provider.ts';
