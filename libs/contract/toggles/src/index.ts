export { getFeatureToggles } from './get-feature-toggles.ts';
