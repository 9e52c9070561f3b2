import type { Store } from '@pasar/base-api';
import type { Need, ScreenContext, ScreenDefinition, ScreenInput } from '@pasar/screen';

type Settled = { readonly isError?: boolean; readonly error?: { readonly kind?: string } };

export type NeedsResult = {
  /** Not one of the answers came: the marketplace is down, or the shopper offline. */
  readonly noAnswer: boolean;
  /** Lets the cache forget what no component uses. */
  readonly release: () => void;
};

const isUnknown = (result: Settled): boolean => result.isError === true && result.error?.kind === 'unknown';

/** Fetches phase after phase what a screen needs; a failure is an answer like another and is left in the cache. */
export async function runNeeds(
  store: Store,
  definition: Pick<ScreenDefinition, 'needs'>,
  input: ScreenInput,
  context: ScreenContext,
): Promise<NeedsResult> {
  const results: Settled[] = [];
  const releases: (() => void)[] = [];
  for (const phase of definition.needs ?? []) {
    const running = phase(input, context, store.getState()).map((need) => dispatchNeed(store, need));
    releases.push(...running.map(({ unsubscribe }) => unsubscribe));
    results.push(...(await Promise.all(running.map(({ done }) => done))));
  }
  return {
    noAnswer: results.length > 0 && results.every(isUnknown),
    release: () => releases.forEach((release) => release()),
  };
}

function dispatchNeed(store: Store, need: Need): { done: PromiseLike<Settled>; unsubscribe: () => void } {
  const running = store.dispatch(need) as unknown as PromiseLike<Settled> & { unsubscribe?: () => void };
  return { done: running, unsubscribe: () => running.unsubscribe?.() };
}
