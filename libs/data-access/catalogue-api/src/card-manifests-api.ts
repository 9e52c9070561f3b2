import { getCardManifestsPath } from '@pasar/catalogue-contract/paths';
import { cardSets } from '@pasar/badge-rules';
import type { CardSetName, Manifest, ManifestCall } from '@pasar/badge-rules';
import { baseApi, optional } from '@pasar/base-api';
import type { RootState } from '@pasar/base-api';
import type { CardManifest, getCardManifests } from '@pasar/catalogue-contract';
import type { CallData, CallRequest } from '@pasar/http-contract';
import { createSelector } from '@reduxjs/toolkit';

/** Manifests by card set id; null for a set that the response lacks. */
type Manifests = NonNullable<ManifestCall['answer']>;

const toManifest = ({ card_set_id: _id, maxBadges, ...slots }: CardManifest): Manifest => ({
  slots,
  ...(maxBadges && { maxBadges }),
});

const byId = ({ manifests }: CallData<typeof getCardManifests>, asked: readonly number[]): Manifests => ({
  ...Object.fromEntries(asked.map((id) => [id, null])),
  ...Object.fromEntries(manifests.map((manifest) => [manifest.card_set_id, toManifest(manifest)])),
});

/** Manifests of card sets: a single cache entry, to which every screen adds the sets of its cards. */
export const cardManifestsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCardManifests: build.query<Manifests, readonly number[]>({
      query: (ids): CallRequest<typeof getCardManifests> => ({
        path: getCardManifestsPath,
        query: { card_set_ids: ids.join(',') },
      }),
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

/** A screen need: the manifests of these card sets. Without them cards show their default badges. */
export const needCardManifests = (...sets: readonly CardSetName[]) =>
  optional(cardManifestsApi.endpoints.getCardManifests.initiate(sets.map((name) => cardSets[name])));

const selectEntry = cardManifestsApi.endpoints.getCardManifests.select([]);

const progressByStatus = {
  uninitialized: 'init',
  pending: 'requesting',
  fulfilled: 'ok',
  rejected: 'error',
} as const;

/**
 * The state of the call, for `manifestState`. Once there is data it stays the result: while more sets are loading, cards on the
 * page are not evaluated again.
 *
 * @spec manifest-lifecycle
 */
export const selectManifestCall: (state: RootState) => ManifestCall = createSelector(
  [
    (state: RootState) => selectEntry(state).data,
    (state: RootState) => (selectEntry(state).data ? 'ok' : progressByStatus[selectEntry(state).status]),
    (state: RootState) => (selectEntry(state).data ? undefined : selectEntry(state).originalArgs),
  ],
  (answer, progress, asked = answer && Object.keys(answer).map(Number)): ManifestCall => ({
    progress,
    answer,
    asked,
  }),
);
