export { checkToggleConfigs, checkToggles, isExpired } from './check-toggles.ts';
export { createToggleStore } from './create-toggle-store.ts';
export type { ToggleState, ToggleStore, ToggleStorePorts } from './create-toggle-store.ts';
export { compileToggles } from './compile-toggles.ts';
export type { ToggleConfigs, ToggleScope, Toggles, ToggleVisitor } from './compile-toggles.ts';
export { deviceCookieName, readDevice } from './device-cookie.ts';
export { evaluateToggle, greyscaleBucket, greyscaleBuckets } from './evaluate-toggle.ts';
export type { ToggleContext, ToggleDetails, ToggleReason } from './evaluate-toggle.ts';
export { hashedNameLength, hashNames, restoreNames } from './hashed-names.ts';
export type { Digest } from './hashed-names.ts';
export {
  emptyAnswerError,
  silentToggleErrors,
  resolveFetchedToggles,
  resolveLocalToggles,
} from './load-toggles.ts';
export type { LoadedToggles, NamedToggle, ToggleResponse, ToggleFacts } from './load-toggles.ts';
export { murmurHash } from './murmur-hash.ts';
export { overrideNames } from './override-names.ts';
export { defaultNames, rowDefault } from './row-default.ts';
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
  isCacheFresh,
  readStoredCache,
  readStoredOverrides,
  toggleCacheKey,
  toggleMaxAgeMs,
  toggleOverrideKey,
} from './toggle-storage.ts';
export type { PersistedToggles, ToggleValues } from './toggle-storage.ts';
export { isConstantToggle, toggleTargetKinds, toggleTargets } from './toggle-targets.ts';
export type { ToggleTarget } from './toggle-targets.ts';
export { toggleRows } from './toggles.data.ts';
export type { ToggleRow } from './toggles.data.ts';
