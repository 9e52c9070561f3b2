import type { ApiError, Store } from '@pasar/base-api';
import type { Need, ScreenContext, ScreenDefinition, ScreenInput } from '@pasar/screen-kit';

type SettledRequest = { readonly isError?: boolean; readonly error?: unknown };

export type NeedsResult = {
  /** No call was answered: the backend is down, or the shopper is offline. */
  readonly hasNoAnswer: boolean;
  /** Some of the page's main data is missing for a transient reason. */
  readonly hasMainDataFailed: boolean;
  /** Unsubscribes from all queries. */
  readonly release: () => void;
};

const readError = ({ isError, error }: SettledRequest): Partial<ApiError> =>
  isError === true && typeof error === 'object' && error !== null ? error : {};

const isUnknown = (result: SettledRequest): boolean => readError(result).kind === 'unknown';

/** Statuses that say nothing about the resource: request timeout, too many requests, headers too large. */
const transientStatuses: readonly unknown[] = [408, 429, 431];

/** Whether a call failed for a reason that may pass; "no such item" is a final answer. */
export const isTransientFailure = (result: SettledRequest): boolean =>
  isUnknown(result) || transientStatuses.includes(readError(result).status);

/** Fetches a screen's needs, phase by phase; failures stay in the cache for the screen to show. */
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

function dispatchNeed(
  store: Store,
  need: Need,
): { done: PromiseLike<SettledRequest>; unsubscribe: () => void } {
  const running = store.dispatch(need) as unknown as PromiseLike<SettledRequest> & {
    unsubscribe?: () => void;
  };
  return { done: running, unsubscribe: () => running.unsubscribe?.() };
}
