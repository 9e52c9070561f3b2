import type { ApiError, Store } from '@pasar/base-api';
import type { Need, ScreenContext, ScreenDefinition, ScreenInput } from '@pasar/screen';

type SettledRequest = { readonly isError?: boolean; readonly error?: unknown };

export type NeedsResult = {
  /** Not one of the answers came: the marketplace is down, or the shopper offline. */
  readonly hasNoAnswer: boolean;
  /** Something came, but not all of the page's main data: it may be there in a moment. */
  readonly hasMainDataFailed: boolean;
  /** Lets the cache forget what no component uses. */
  readonly release: () => void;
};

const readError = ({ isError, error }: SettledRequest): Partial<ApiError> =>
  isError === true && typeof error === 'object' && error !== null ? error : {};

const isUnknown = (result: SettledRequest): boolean => readError(result).kind === 'unknown';

/** Refusals that say nothing of what was asked for: too slow, too often, too long headers. */
const transientStatuses: readonly unknown[] = [408, 429, 431];

/** Whether a call failed in a way that may be over in a moment; "there is no such item" is an answer. */
export const isTransientFailure = (result: SettledRequest): boolean =>
  isUnknown(result) || transientStatuses.includes(readError(result).status);

/** Fetches phase after phase what a screen needs; a failure is an answer like another and is left in the cache. */
export async function runNeeds(
  store: Store,
  definition: Pick<ScreenDefinition, 'needs'>,
  input: ScreenInput,
  context: ScreenContext,
): Promise<NeedsResult> {
  const results: SettledRequest[] = [];
  const main: SettledRequest[] = [];
  const releases: (() => void)[] = [];
  for (const phase of definition.needs ?? []) {
    const needs = phase(input, context, store.getState());
    const running = needs.map((need) => dispatchNeed(store, need));
    releases.push(...running.map(({ unsubscribe }) => unsubscribe));
    const settled = await Promise.all(running.map(({ done }) => done));
    results.push(...settled);
    main.push(...settled.filter((_, at) => !needs[at]?.optional));
  }
  return {
    hasNoAnswer: results.length > 0 && results.every(isUnknown),
    hasMainDataFailed: main.some(isTransientFailure),
    release: () => releases.forEach((release) => release()),
  };
}

function dispatchNeed(store: Store, need: Need): { done: PromiseLike<SettledRequest>; unsubscribe: () => void } {
  const running = store.dispatch(need) as unknown as PromiseLike<SettledRequest> & { unsubscribe?: () => void };
  return { done: running, unsubscribe: () => running.unsubscribe?.() };
}
