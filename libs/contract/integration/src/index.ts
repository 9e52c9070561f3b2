export { completeIntegration, getIntegration, startIntegration, unlinkIntegration } from './integration.ts';
export type { Integration } from './integration.ts';
