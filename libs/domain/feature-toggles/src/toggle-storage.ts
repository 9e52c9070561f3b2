import { minuteMs } from '@pasar/durations';
import { isObject, parseJson } from '@pasar/json';
import type { ToggleValue } from './toggle-config.ts';

/** Values by name. */
export type ToggleValues = Readonly<Record<string, ToggleValue>>;

/** The persisted toggles. @spec toggle-store toggle-store-persist toggle-persisted-fields */
export type PersistedToggles = {
  readonly toggles: ToggleValues;
  /** Epoch milliseconds. */
  readonly updateTime: number;
  /** Absent for a visitor. */
  readonly userid?: number;
};

/** Storage key of the cache (doc1 §9). @spec toggle-cache-key */
export const toggleCacheKey = 'sp_ftv2_cache';
/** Storage key of local overrides: a JSON object, name to value (doc1 §9). @spec toggle-override-key */
export const toggleOverrideKey = 'FEATURE_TOGGLE_OVERRIDE';
/** Maximum age of a fresh copy (doc1 §9). @spec toggle-fresh-window */
export const toggleMaxAgeMs = minuteMs;

const readJson = (stored: unknown): unknown => (typeof stored === 'string' ? parseJson(stored) : stored);

/** Parses the cached copy from a text or an object; undefined when malformed. */
export const readStoredCache = (stored: unknown): PersistedToggles | undefined => {
  const cache = readJson(stored);
  if (!isObject(cache) || !isObject(cache.toggles) || typeof cache.updateTime !== 'number') return undefined;
  const { toggles, updateTime, userid = null } = cache;
  if (userid === null) return { toggles, updateTime };
  return typeof userid === 'number' ? { toggles, updateTime, userid } : undefined;
};

/** Local overrides from a storage's text or the object itself; empty if malformed. @spec amb-toggle-value-type */
export const readStoredOverrides = (stored: unknown): ToggleValues => {
  const overrides = readJson(stored);
  return isObject(overrides) ? overrides : {};
};

/**
 * Whether a cached copy makes the call unnecessary: younger than 60,000 ms (and not in the future), and loaded for the same
 * user or visitor.
 *
 * @spec toggle-fresh amb-fresh-boundary
 */
export const isCacheFresh = (
  { updateTime, userid }: PersistedToggles,
  now: number,
  userId?: number,
): boolean => userid === (userId ?? undefined) && updateTime <= now && now - updateTime < toggleMaxAgeMs;
