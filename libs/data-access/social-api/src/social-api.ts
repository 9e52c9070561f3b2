import {
  blockShopPath,
  followShopPath,
  getFollowersPath,
  getFollowingPath,
  getLikesPath,
  getMyLikesPath,
  getShopLikedItemsPath,
  getShopRelationPath,
  getViewerLabelsPath,
  likeItemPath,
  setLikesPrivatePath,
  unblockShopPath,
  unfollowShopPath,
  unlikeItemPath,
} from '@pasar/social-contract/paths';
import { baseApi, paging, withCursor } from '@pasar/base-api';
import type { AppDispatch, Cursor, ListQuery, RootState } from '@pasar/base-api';
import type { CallBody, CallData, CallQuery, CallRequest } from '@pasar/http-contract';
import type {
  blockShop,
  Follower,
  followShop,
  getFollowers,
  getFollowing,
  getLikes,
  getMyLikes,
  getShopLikedItems,
  getShopRelation,
  getViewerLabels,
  likeItem,
  setLikesPrivate,
  ShopRelation,
  unblockShop,
  unfollowShop,
  unlikeItem,
} from '@pasar/social-contract';
import type { LikeChange } from './like-state.ts';

export type { Follower, ShopRelation };
export type LikedItem = CallBody<typeof likeItem>;
/** The member is kept client-side, since several users may sign in on one page. */
export type MemberLike = LikedItem & { readonly member: number };
type LikeState = CallData<typeof likeItem>;
type ShopKey = CallBody<typeof followShop>;
export type LikedItemsQuery = ListQuery<CallQuery<typeof getShopLikedItems>>;
export type FollowersQuery = ListQuery<CallQuery<typeof getFollowers>>;
export type FollowingQuery = ListQuery<CallQuery<typeof getFollowing>>;

/** `pendingRequestId` is the latest unanswered change: responses to earlier ones are ignored. */
type RelationView = ShopRelation & { readonly pendingRequestId?: string };

const likeBody = ({ shopid, itemid }: MemberLike): LikedItem => ({ shopid, itemid });
const shopTag = (shopid: number) => ({ type: 'social', id: `shop-${shopid}` }) as const;
const likes = { type: 'social', id: 'likes' } as const;
const myLikes = { type: 'social', id: 'my-likes' } as const;
const myFollows = { type: 'social', id: 'my-follows' } as const;

/** Endpoints of likes, follows and blocks. */
export const socialApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getLikes: build.query<CallData<typeof getLikes>, CallQuery<typeof getLikes>>({
      query: (query): CallRequest<typeof getLikes> => ({ path: getLikesPath, query }),
      providesTags: [likes],
    }),
    getViewerLabels: build.query<CallData<typeof getViewerLabels>, CallQuery<typeof getViewerLabels>>({
      query: (query): CallRequest<typeof getViewerLabels> => ({ path: getViewerLabelsPath, query }),
    }),
    /** The like changes of this page; client state, never fetched. */
    likeChanges: build.query<readonly LikeChange[], number>({
      queryFn: () => ({ data: [] }),
      keepUnusedDataFor: Infinity,
    }),
    likeItem: build.mutation<LikeState, MemberLike>({
      query: (like): CallRequest<typeof likeItem> => ({
        method: 'POST',
        path: likeItemPath,
        body: likeBody(like),
      }),
      onQueryStarted: (like, store): Promise<void> => showLike(store, like, true),
      invalidatesTags: (_, error) => (error ? [] : [myLikes]),
    }),
    unlikeItem: build.mutation<LikeState, MemberLike>({
      query: (like): CallRequest<typeof unlikeItem> => ({
        method: 'POST',
        path: unlikeItemPath,
        body: likeBody(like),
      }),
      onQueryStarted: (like, store): Promise<void> => showLike(store, like, false),
      invalidatesTags: (_, error) => (error ? [] : [myLikes]),
    }),
    getMyLikes: build.infiniteQuery<CallData<typeof getMyLikes>, void, Cursor>({
      infiniteQueryOptions: paging,
      query: ({ pageParam }): CallRequest<typeof getMyLikes> => ({
        path: getMyLikesPath,
        query: withCursor({}, pageParam),
      }),
      providesTags: [myLikes],
    }),
    getShopLikedItems: build.infiniteQuery<CallData<typeof getShopLikedItems>, LikedItemsQuery, Cursor>({
      infiniteQueryOptions: paging,
      query: ({ queryArg, pageParam }): CallRequest<typeof getShopLikedItems> => ({
        path: getShopLikedItemsPath,
        query: withCursor(queryArg, pageParam),
      }),
      providesTags: [myLikes],
    }),
    setLikesPrivate: build.mutation<CallData<typeof setLikesPrivate>, CallBody<typeof setLikesPrivate>>({
      query: (body): CallRequest<typeof setLikesPrivate> => ({
        method: 'POST',
        path: setLikesPrivatePath,
        body,
      }),
      invalidatesTags: (_, error) => (error ? [] : [myLikes]),
    }),
    getShopRelation: build.query<RelationView, CallQuery<typeof getShopRelation>>({
      query: (query): CallRequest<typeof getShopRelation> => ({ path: getShopRelationPath, query }),
      providesTags: (_result, _error, { shopid }) => [shopTag(shopid)],
    }),
    followShop: build.mutation<ShopRelation, ShopKey>({
      query: (body): CallRequest<typeof followShop> => ({ method: 'POST', path: followShopPath, body }),
      onQueryStarted: (shop, store): Promise<void> => updateRelationOnSuccess(store, shop),
      invalidatesTags: (_, error) => (error ? [] : [myFollows]),
    }),
    unfollowShop: build.mutation<ShopRelation, ShopKey>({
      query: (body): CallRequest<typeof unfollowShop> => ({ method: 'POST', path: unfollowShopPath, body }),
      onQueryStarted: (shop, store): Promise<void> => updateRelationOnSuccess(store, shop),
      invalidatesTags: (_, error) => (error ? [] : [myFollows]),
    }),
    blockShop: build.mutation<ShopRelation, ShopKey>({
      query: (body): CallRequest<typeof blockShop> => ({ method: 'POST', path: blockShopPath, body }),
      onQueryStarted: (shop, store): Promise<void> => updateRelationOnSuccess(store, shop),
      invalidatesTags: (_, error) => (error ? [] : [myFollows]),
    }),
    unblockShop: build.mutation<ShopRelation, ShopKey>({
      query: (body): CallRequest<typeof unblockShop> => ({ method: 'POST', path: unblockShopPath, body }),
      onQueryStarted: (shop, store): Promise<void> => updateRelationOnSuccess(store, shop),
    }),
    getFollowers: build.infiniteQuery<CallData<typeof getFollowers>, FollowersQuery, Cursor>({
      infiniteQueryOptions: paging,
      query: ({ queryArg, pageParam }): CallRequest<typeof getFollowers> => ({
        path: getFollowersPath,
        query: withCursor(queryArg, pageParam),
      }),
      providesTags: [myFollows],
    }),
    getFollowing: build.infiniteQuery<CallData<typeof getFollowing>, FollowingQuery, Cursor>({
      infiniteQueryOptions: paging,
      query: ({ queryArg, pageParam }): CallRequest<typeof getFollowing> => ({
        path: getFollowingPath,
        query: withCursor(queryArg, pageParam),
      }),
      providesTags: [myFollows],
    }),
  }),
});

type MutationLifecycle<Data> = {
  readonly dispatch: AppDispatch;
  readonly getState: () => RootState;
  readonly queryFulfilled: Promise<{ data: Data }>;
  readonly requestId: string;
};

/** Applies a like optimistically; a refusal undoes only this change. @spec like-optimistic like-failure */
async function showLike(
  { dispatch, getState, queryFulfilled, requestId }: MutationLifecycle<LikeState>,
  { itemid, member }: MemberLike,
  liked: boolean,
): Promise<void> {
  const keep = (next: (changes: readonly LikeChange[]) => readonly LikeChange[]) => {
    const { data = [] } = socialApi.endpoints.likeChanges.select(member)(getState());
    const entry = { endpointName: 'likeChanges', arg: member, value: next(data) } as const;
    dispatch(socialApi.util.upsertQueryEntries([entry]));
  };
  keep((changes) => [...changes, { itemid, liked, request: requestId }]);
  await queryFulfilled.catch(() => keep((changes) => changes.filter(({ request }) => request !== requestId)));
}

/**
 * Shows a follow or block once the server has accepted it, for the latest request only. If the relation was not loaded yet it
 * is refetched, since a pending response may predate the change.
 * @spec follow-block
 */
async function updateRelationOnSuccess(
  store: MutationLifecycle<ShopRelation>,
  { shopid }: ShopKey,
): Promise<void> {
  const { dispatch, getState, requestId, queryFulfilled } = store;
  const { data: known } = socialApi.endpoints.getShopRelation.select({ shopid })(getState());
  const change = (next: (relation: RelationView) => RelationView) =>
    dispatch(socialApi.util.updateQueryData('getShopRelation', { shopid }, next));
  change((relation) => ({ ...relation, pendingRequestId: requestId }));
  await queryFulfilled.then(
    ({ data }) =>
      known
        ? change((relation) => (relation.pendingRequestId === requestId ? data : relation))
        : dispatch(socialApi.util.invalidateTags([shopTag(shopid)])),
    () => undefined,
  );
}
