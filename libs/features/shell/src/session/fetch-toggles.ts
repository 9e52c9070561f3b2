import type { ApiError, Store } from '@pasar/base-api';
import { hashNames, restoreNames, toggleRows } from '@pasar/feature-toggles';
import type { Digest, ToggleResponse } from '@pasar/feature-toggles';
import { togglesApi } from '@pasar/toggles-api';
import type { FeatureToggle } from '@pasar/toggles-api';

/** From this number of toggles on, fetches only those that this build knows, by their hashed names. */
const hashedNamesThreshold = 100;
/** The error code of a call without a response (doc1 §8). */
const networkErrorCode = -99;

const { getFeatureToggles, getHashedToggles } = togglesApi.endpoints;
const forceRefetch = { forceRefetch: true, subscribe: false };

const toAnswer = (result: {
  readonly data?: readonly FeatureToggle[] | undefined;
  readonly error?: unknown;
}): ToggleResponse => {
  const error = result.error as ApiError | undefined;
  if (error === undefined) return { data: result.data };
  return { error: error.status === 0 ? networkErrorCode : error.code };
};

/** Fetches the toggles of this visitor. @spec get-ft-v2 get-ft-hashed */
export async function fetchToggles(
  store: Store,
  digest: Digest | undefined,
  known: readonly string[] = toggleRows.map(({ name }) => name),
): Promise<ToggleResponse> {
  if (!digest || known.length < hashedNamesThreshold)
    return toAnswer(await store.dispatch(getFeatureToggles.initiate(undefined, forceRefetch)));
  const names = await hashNames(known, digest);
  const result = await store.dispatch(getHashedToggles.initiate({ names: [...names.keys()] }, forceRefetch));
  return result.data ? { data: restoreNames(result.data, names) } : toAnswer(result);
}
