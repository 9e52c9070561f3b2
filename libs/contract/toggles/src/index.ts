export { getFeatureToggles } from './get-feature-toggles.ts';
export { getHashedToggles } from './get-hashed-toggles.ts';
