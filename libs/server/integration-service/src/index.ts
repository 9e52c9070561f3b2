export { exchangeCode } from './exchange-code.ts';
export type { ExchangePort, IntegrationDeps, PartnerSettings, PartnerTable } from './integration-deps.ts';
export { readPartners } from './read-partners.ts';
export { registerIntegrationCalls } from './register-integration-calls.ts';
