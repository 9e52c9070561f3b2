import type { ToggleValue } from './toggle-config.ts';
import type { ToggleCache, ToggleValues } from './toggle-storage.ts';
import { isCacheFresh, readStoredCache, readStoredOverrides } from './toggle-storage.ts';

/** A toggle as the backend and the page say it. @spec feature-toggle */
export interface NamedToggle {
  readonly name: string;
  readonly toggle: ToggleValue;
}

/** What a page knows before it asks anybody. */
export interface ToggleFacts {
  /** What the page embeds; its presence means that nobody is asked. */
  readonly embedded?: readonly NamedToggle[];
  /** The kept copy, as it was read from the storage. */
  readonly cache?: unknown;
  /** Local overrides by name; anything but an object is ignored. */
  readonly overrides?: unknown;
  readonly now: number;
  readonly userId?: number;
}

/** What the backend said: a list, or a failure's code. */
export interface ToggleAnswer {
  readonly data?: unknown;
  readonly error?: number;
}

/** @spec toggle-sources toggle-progress */
export interface LoadedToggles {
  /** By name, overrides on top. */
  readonly toggles: ToggleValues;
  readonly source: 'embedded' | 'fresh-cache' | 'api' | 'cache' | 'none';
  readonly requested: boolean;
  /** Whether a warning is due (through the sampler of the error reports). */
  readonly warned: boolean;
  readonly progress: 'ok' | 'error';
  /** Why the progress is `error`: the call's code, or `emptyAnswerError`. */
  readonly error?: number;
  /** What to keep for the next start: what the page or the backend said, never with overrides in it. */
  readonly keep?: ToggleCache;
}

/** Codes of which nobody is warned (doc1 §8). @spec toggle-no-warn-codes */
export const silentToggleErrors: readonly number[] = [-99, -999, 10005];
/** The flag of an answer with nothing in it (doc2 §8). @spec toggle-empty-error-flag */
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

const toCache = (toggles: ToggleValues, { now, userId }: ToggleFacts): ToggleCache => ({
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

const fromAnswer = (facts: ToggleFacts, { data, error = 0 }: ToggleAnswer): LoadedToggles => {
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
 * The toggles as far as the page knows them by itself: embedded, or a fresh copy. Nothing when the backend has to be asked.
 *
 * @spec toggle-sources toggle-fresh amb-toggle-source-order
 */
export const resolveLocalToggles = (facts: ToggleFacts): LoadedToggles | undefined => {
  const loaded = fromPage(facts);
  return loaded && withOverrides(loaded, facts.overrides);
};

/**
 * The toggles once the backend has answered. A failure or an answer with nothing in it leaves the kept copy, however old.
 *
 * @spec toggle-errors toggle-sources get-ft-v2 toggle-api-error
 */
export const resolveFetchedToggles = (facts: ToggleFacts, answer: ToggleAnswer): LoadedToggles =>
  withOverrides(fromAnswer(facts, answer), facts.overrides);
