export { checkToggles, isExpired } from './check-toggles.ts';
export { createToggles } from './create-toggles.ts';
export type { Toggles, TogglesInput } from './create-toggles.ts';
export { evaluateToggle, greyscaleBucket, greyscaleBuckets } from './evaluate-toggle.ts';
export type { ToggleContext, ToggleDetails, ToggleReason } from './evaluate-toggle.ts';
export { hashedNameLength, hashNames, restoreNames } from './hashed-names.ts';
export type { Digest } from './hashed-names.ts';
export { emptyAnswerError, quietToggleErrors, settleToggles, togglesAtHand } from './load-toggles.ts';
export type { LoadedToggles, NamedToggle, ToggleAnswer, ToggleFacts } from './load-toggles.ts';
export { murmurHash } from './murmur-hash.ts';
export type {
  GreyscaleRule,
  ToggleConfig,
  ToggleEntry,
  ToggleRule,
  ToggleValue,
  ToggleWindow,
  WhitelistRule,
} from './toggle-config.ts';
export {
  isFreshFor,
  readStoredCache,
  readStoredOverrides,
  toggleCacheKey,
  toggleFreshness,
  toggleOverrideKey,
} from './toggle-storage.ts';
export type { ToggleCache, ToggleValues } from './toggle-storage.ts';
export { toggleRows } from './toggles.data.ts';
export type { ToggleRow } from './toggles.data.ts';
