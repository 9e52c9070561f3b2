import { getCardManifestsPath } from '@pasar/catalogue-contract/paths';
import { cardSets } from '@pasar/badge-rules';
import type { CardSetName, Manifest, ManifestCall } from '@pasar/badge-rules';
import { baseApi, optional } from '@pasar/base-api';
import type { RootState } from '@pasar/base-api';
import type { CardManifest, getCardManifests } from '@pasar/catalogue-contract';
import type { CallData } from '@pasar/http-contract';
import { createSelector } from '@reduxjs/toolkit';

/** By card set id; null for a set that the answer lacks. */
type Manifests = NonNullable<ManifestCall['answer']>;

const toManifest = ({ card_set_id: _id, maxBadges, ...slots }: CardManifest): Manifest => ({
  slots,
  ...(maxBadges && { maxBadges }),
});

const byId = ({ manifests }: CallData<typeof getCardManifests>, asked: readonly number[]): Manifests => ({
  ...Object.fromEntries(asked.map((id) => [id, null])),
  ...Object.fromEntries(manifests.map((manifest) => [manifest.card_set_id, toManifest(manifest)])),
});

/** The manifests of card sets: one entry of the cache, to which every screen adds the sets that its cards are of. */
export const cardManifestsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCardManifests: build.query<Manifests, readonly number[]>({
      query: (ids) => ({ path: getCardManifestsPath, query: { card_set_ids: ids.join(',') } }),
      transformResponse: (answer: CallData<typeof getCardManifests>, _meta, asked) => byId(answer, asked),
      serializeQueryArgs: ({ endpointName }) => endpointName,
      merge: (known, more) => ({ ...known, ...more }),
      forceRefetch: ({ currentArg = [], endpointState }) => {
        const known = (endpointState?.data ?? {}) as Manifests;
        return currentArg.some((id) => !(id in known));
      },
    }),
  }),
});

/** What a screen needs whose cards are of these sets: without it cards show what they show by default. */
export const needCardManifests = (...sets: readonly CardSetName[]) =>
  optional(cardManifestsApi.endpoints.getCardManifests.initiate(sets.map((name) => cardSets[name])));

const selectEntry = cardManifestsApi.endpoints.getCardManifests.select([]);

const progressOf = {
  uninitialized: 'init',
  pending: 'requesting',
  fulfilled: 'ok',
  rejected: 'error',
} as const;

/**
 * How far the call is, for `manifestState`. Once something was answered it is that answer: while more is asked for, what
 * stands on the page is not judged anew. @spec manifest-lifecycle
 */
export const selectManifestCall: (state: RootState) => ManifestCall = createSelector(
  [
    (state: RootState) => selectEntry(state).data,
    (state: RootState) => (selectEntry(state).data ? 'ok' : progressOf[selectEntry(state).status]),
    (state: RootState) => (selectEntry(state).data ? undefined : selectEntry(state).originalArgs),
  ],
  (answer, progress, asked = answer && Object.keys(answer).map(Number)): ManifestCall => ({
    progress,
    answer,
    asked,
  }),
);
