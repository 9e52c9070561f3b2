/** The facts of a search response that decide its state. */
export type SearchResponse = {
  readonly loading?: boolean;
  readonly error?: unknown;
  readonly total: number;
  /** Filters are set. */
  readonly filtered?: boolean;
  /** Searched inside a shop, or the mall. */
  readonly shop?: boolean;
  readonly mall?: boolean;
  /** The keyword is blocked. */
  readonly censored?: boolean;
  /** Alternative searches. */
  readonly hint?: unknown;
  /** The keyword that was searched instead; `hidden` if the correction is not shown. */
  readonly corrected?: unknown;
  readonly dropped?: unknown;
  readonly shopIntention?: unknown;
};

/** Below this number of results, alternative searches are offered. */
const fewResultsThreshold = 5;

type Rule = readonly [state: string, holds: (response: SearchResponse) => boolean];

const none = ({ total }: SearchResponse): boolean => total === 0;
const hasValue = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/** In order: the first rule that holds decides the state (amb-search-result-variants). */
const rules = [
  ['loading', (r) => r.loading === true],
  ['error', (r) => hasValue(r.error)],
  ['no-result-censored', (r) => r.censored === true],
  ['no-result-filter', (r) => none(r) && r.filtered === true],
  ['no-result-shop', (r) => none(r) && r.shop === true],
  ['no-result-mall', (r) => none(r) && r.mall === true],
  ['no-result-smart-next-search', (r) => none(r) && hasValue(r.hint)],
  ['no-result', none],
  ['hidden-correction', (r) => r.corrected === 'hidden'],
  ['auto-correction', (r) => hasValue(r.corrected)],
  ['drop-words', (r) => hasValue(r.dropped)],
  ['shop-intention', (r) => hasValue(r.shopIntention)],
  ['normal-with-hint', (r) => hasValue(r.hint)],
  ['too-few', (r) => r.total < fewResultsThreshold],
  ['normal', () => true],
] as const satisfies readonly Rule[];

export type SearchResultState = (typeof rules)[number][0];

/** States that a screen treats alike: nothing to show, or an explanation above the results. */
export type SearchResultGroup = 'error' | 'too-few';

const findGroup = (state: SearchResultState): SearchResultGroup | undefined => {
  if (state === 'error' || state.startsWith('no-result')) return 'error';
  return state === 'too-few' || state === 'auto-correction' ? 'too-few' : undefined;
};

/**
 * Which of the fifteen states a result page is in, and its group if it has one (doc2 §4).
 *
 * @spec search-result-groups search-result-state
 */
export const searchResultState = (
  response: SearchResponse,
): { readonly state: SearchResultState; readonly group?: SearchResultGroup } => {
  const state = rules.find(([, holds]) => holds(response))?.[0] ?? 'normal';
  const group = findGroup(state);
  return group ? { state, group } : { state };
};
