import type { ToggleValue } from './toggle-config.ts';
import type { PersistedToggles, ToggleValues } from './toggle-storage.ts';
import { isCacheFresh, readStoredCache, readStoredOverrides } from './toggle-storage.ts';

/** A toggle as the backend sends it and the page embeds it. @spec feature-toggle */
export type NamedToggle = {
  readonly name: string;
  readonly toggle: ToggleValue;
};

/** What a page knows without calling the backend. */
export type ToggleFacts = {
  /** Toggles embedded in the page; when present, no call is made. */
  readonly embedded?: readonly NamedToggle[];
  /** The cached copy, as read from storage. */
  readonly cache?: unknown;
  /** Local overrides by name; anything but an object is ignored. */
  readonly overrides?: unknown;
  readonly now: number;
  readonly userId?: number;
};

/** The backend's response: a list, or an error code. */
export type ToggleResponse = {
  readonly data?: unknown;
  readonly error?: number;
};

/** @spec toggle-sources toggle-progress */
export type LoadedToggles = {
  /** By name, overrides on top. */
  readonly toggles: ToggleValues;
  readonly source: 'embedded' | 'fresh-cache' | 'api' | 'cache' | 'none';
  readonly requested: boolean;
  /** Whether to report a warning, subject to the error reporter's sampling. */
  readonly warned: boolean;
  readonly progress: 'ok' | 'error';
  /** The error code if the progress is `error`: the call's code, or `emptyAnswerError`. */
  readonly error?: number;
  /** What to cache for the next page load: embedded or fetched toggles, never with overrides applied. */
  readonly keep?: PersistedToggles;
};

/** Error codes that cause no warning (doc1 §8). @spec toggle-no-warn-codes */
export const silentToggleErrors: readonly number[] = [-99, -999, 10005];
/** The error code of an empty response (doc2 §8). @spec toggle-empty-error-flag */
export const emptyAnswerError = -1;

const isNamed = (entry: unknown): entry is NamedToggle =>
  typeof entry === 'object' &&
  entry !== null &&
  'name' in entry &&
  typeof entry.name === 'string' &&
  'toggle' in entry;

const byName = (list: unknown): ToggleValues =>
  Object.fromEntries(
    Array.isArray(list) ? list.filter(isNamed).map(({ name, toggle }) => [name, toggle]) : [],
  );

const toCache = (toggles: ToggleValues, { now, userId }: ToggleFacts): PersistedToggles => ({
  toggles,
  updateTime: now,
  ...(userId !== undefined && { userid: userId }),
});

const fromPage = (facts: ToggleFacts): LoadedToggles | undefined => {
  const { embedded, cache, now, userId } = facts;
  const settled = { requested: false, warned: false, progress: 'ok' } as const;
  if (Array.isArray(embedded)) {
    const toggles = byName(embedded);
    return { ...settled, toggles, source: 'embedded', keep: toCache(toggles, facts) };
  }
  const kept = readStoredCache(cache);
  if (kept === undefined || !isCacheFresh(kept, now, userId)) return undefined;
  return { ...settled, toggles: kept.toggles, source: 'fresh-cache' };
};

const fromFailure = ({ cache }: ToggleFacts, error: number): LoadedToggles => {
  const kept = readStoredCache(cache);
  return {
    toggles: kept?.toggles ?? {},
    source: kept === undefined ? 'none' : 'cache',
    requested: true,
    warned: !silentToggleErrors.includes(error),
    progress: 'error',
    error,
  };
};

const fromAnswer = (facts: ToggleFacts, { data, error = 0 }: ToggleResponse): LoadedToggles => {
  const toggles = byName(data);
  if (error !== 0) return fromFailure(facts, error);
  if (Object.keys(toggles).length === 0) return fromFailure(facts, emptyAnswerError);
  const keep = toCache(toggles, facts);
  return { toggles, source: 'api', requested: true, warned: false, progress: 'ok', keep };
};

const withOverrides = (loaded: LoadedToggles, overrides: unknown): LoadedToggles => ({
  ...loaded,
  toggles: { ...loaded.toggles, ...readStoredOverrides(overrides) },
});

/**
 * The toggles available without a call: embedded, or a fresh cached copy. Undefined if the backend must be called.
 *
 * @spec toggle-sources toggle-fresh amb-toggle-source-order
 */
export const resolveLocalToggles = (facts: ToggleFacts): LoadedToggles | undefined => {
  const loaded = fromPage(facts);
  return loaded && withOverrides(loaded, facts.overrides);
};

/**
 * The toggles after the backend's response. A failure or an empty response falls back to the cached copy, however old.
 *
 * @spec toggle-errors toggle-sources get-ft-v2 toggle-api-error
 */
export const resolveFetchedToggles = (facts: ToggleFacts, answer: ToggleResponse): LoadedToggles =>
  withOverrides(fromAnswer(facts, answer), facts.overrides);
