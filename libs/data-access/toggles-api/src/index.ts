export { togglesApi } from './toggles-api.ts';
export type { FeatureToggle } from './toggles-api.ts';
