export { integrations, partners } from './integrations.data.ts';
export type { IntegrationKind, IntegrationRoute, Partner, WalletAction } from './integrations.data.ts';
export { partnerUrl } from './partner-url.ts';
export { readWalletAction } from './read-wallet-action.ts';
