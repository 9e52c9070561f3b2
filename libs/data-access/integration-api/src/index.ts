export { integrationApi } from './integration-api.ts';
export type { Integration } from './integration-api.ts';
