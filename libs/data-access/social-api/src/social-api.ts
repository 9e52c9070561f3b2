import { baseApi } from '@pasar/base-api';
import type { RootState } from '@pasar/base-api';
import type { CallBody, CallData, CallQuery } from '@pasar/http-contract';
import type {
  Follower,
  followShop,
  getFollowers,
  getFollowing,
  getLikes,
  getMyLikes,
  getShopLikedItems,
  getShopRelation,
  likeItem,
  setLikesPrivate,
  ShopRelation,
} from '@pasar/social-contract';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { beginLike, confirmLike, failLike, likeView } from './like-view.ts';
import type { LikeView } from './like-view.ts';

export type { Follower, ShopRelation };
export type LikedItem = CallBody<typeof likeItem>;
type LikeState = CallData<typeof likeItem>;
type ShopKey = CallBody<typeof followShop>;
type Cursor = string | null;
type ListQuery<Query> = Omit<NonNullable<Query>, 'cursor'>;
export type LikedItemsQuery = ListQuery<CallQuery<typeof getShopLikedItems>>;
export type FollowersQuery = ListQuery<CallQuery<typeof getFollowers>>;
export type FollowingQuery = ListQuery<CallQuery<typeof getFollowing>>;

/** `asked` is the last change that has not been answered: an answer to an earlier one comes too late. */
type RelationView = ShopRelation & { readonly asked?: string };

const paging = {
  initialPageParam: null as Cursor,
  getNextPageParam: (page: { next?: string }): Cursor | undefined => page.next,
};
const withCursor = (query: object, cursor: Cursor) => ({ ...query, ...(cursor && { cursor }) });

const itemTag = (itemid: number) => ({ type: 'social', id: `item-${itemid}` }) as const;
const shopTag = (shopid: number) => ({ type: 'social', id: `shop-${shopid}` }) as const;
const myLikes = { type: 'social', id: 'my-likes' } as const;
const myFollows = { type: 'social', id: 'my-follows' } as const;

const idsOf = (items: string): number[] => items.split(',').map((key) => Number(key.split('.')[1]));

/** Likes, follows and blocks: what the shopper is to items and shops that everybody sees alike. */
export const socialApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getLikes: build.query<LikeView, CallQuery<typeof getLikes>>({
      query: (query) => ({ path: '/api/v4/item/likes', query }),
      transformResponse: ({ liked }: CallData<typeof getLikes>) => likeView(liked),
      providesTags: (_result, _error, { items }) => idsOf(items).map(itemTag),
    }),
    likeItem: build.mutation<LikeState, LikedItem>({
      query: (body) => ({ method: 'POST', path: '/api/v4/item/like', body }),
      onQueryStarted: (item, store): Promise<void> => showLike(store, item.itemid, true),
      invalidatesTags: (_, error) => (error ? [] : [myLikes]),
    }),
    unlikeItem: build.mutation<LikeState, LikedItem>({
      query: (body) => ({ method: 'POST', path: '/api/v4/item/unlike', body }),
      onQueryStarted: (item, store): Promise<void> => showLike(store, item.itemid, false),
      invalidatesTags: (_, error) => (error ? [] : [myLikes]),
    }),
    getMyLikes: build.infiniteQuery<CallData<typeof getMyLikes>, void, Cursor>({
      infiniteQueryOptions: paging,
      query: ({ pageParam }) => ({ path: '/api/v4/item/my_likes', query: withCursor({}, pageParam) }),
      providesTags: [myLikes],
    }),
    getShopLikedItems: build.infiniteQuery<CallData<typeof getShopLikedItems>, LikedItemsQuery, Cursor>({
      infiniteQueryOptions: paging,
      query: ({ queryArg, pageParam }) => ({
        path: '/api/v4/shop/liked_items',
        query: withCursor(queryArg, pageParam),
      }),
      providesTags: [myLikes],
    }),
    setLikesPrivate: build.mutation<CallData<typeof setLikesPrivate>, CallBody<typeof setLikesPrivate>>({
      query: (body) => ({ method: 'POST', path: '/api/v4/item/likes_set_private', body }),
      invalidatesTags: (_, error) => (error ? [] : [myLikes]),
    }),
    getShopRelation: build.query<RelationView, CallQuery<typeof getShopRelation>>({
      query: (query) => ({ path: '/api/v4/shop/relation', query }),
      providesTags: (_result, _error, { shopid }) => [shopTag(shopid)],
    }),
    followShop: build.mutation<ShopRelation, ShopKey>({
      query: (body) => ({ method: 'POST', path: '/api/v4/shop/follow', body }),
      onQueryStarted: (shop, store): Promise<void> => takeRelation(store, shop),
      invalidatesTags: (_, error) => (error ? [] : [myFollows]),
    }),
    unfollowShop: build.mutation<ShopRelation, ShopKey>({
      query: (body) => ({ method: 'POST', path: '/api/v4/shop/unfollow', body }),
      onQueryStarted: (shop, store): Promise<void> => takeRelation(store, shop),
      invalidatesTags: (_, error) => (error ? [] : [myFollows]),
    }),
    blockShop: build.mutation<ShopRelation, ShopKey>({
      query: (body) => ({ method: 'POST', path: '/api/v4/shop/block', body }),
      onQueryStarted: (shop, store): Promise<void> => takeRelation(store, shop),
      invalidatesTags: (_, error) => (error ? [] : [myFollows]),
    }),
    unblockShop: build.mutation<ShopRelation, ShopKey>({
      query: (body) => ({ method: 'POST', path: '/api/v4/shop/unblock', body }),
      onQueryStarted: (shop, store): Promise<void> => takeRelation(store, shop),
    }),
    getFollowers: build.infiniteQuery<CallData<typeof getFollowers>, FollowersQuery, Cursor>({
      infiniteQueryOptions: paging,
      query: ({ queryArg, pageParam }) => ({
        path: '/api/v4/shop/followers',
        query: withCursor(queryArg, pageParam),
      }),
      providesTags: [myFollows],
    }),
    getFollowing: build.infiniteQuery<CallData<typeof getFollowing>, FollowingQuery, Cursor>({
      infiniteQueryOptions: paging,
      query: ({ queryArg, pageParam }) => ({
        path: '/api/v4/shop/following',
        query: withCursor(queryArg, pageParam),
      }),
      providesTags: [myFollows],
    }),
  }),
});

type Started<Data> = {
  readonly dispatch: ThunkDispatch<RootState, unknown, UnknownAction>;
  readonly getState: () => RootState;
  readonly queryFulfilled: Promise<{ data: Data }>;
  readonly requestId: string;
};

/** Changes every list of likes that speaks of the item. */
function changeLikes(
  { dispatch, getState }: Started<LikeState>,
  itemid: number,
  change: (view: LikeView) => LikeView,
): void {
  const entries = socialApi.util.selectInvalidatedBy(getState(), [itemTag(itemid)]);
  for (const { endpointName, originalArgs } of entries)
    if (endpointName === 'getLikes')
      dispatch(socialApi.util.updateQueryData('getLikes', originalArgs, change));
}

/** The heart follows the finger; a failure takes back its own change and no other. @spec like-optimistic */
async function showLike(store: Started<LikeState>, itemid: number, liked: boolean): Promise<void> {
  const change = { itemid, liked, request: store.requestId };
  changeLikes(store, itemid, (view) => beginLike(view, change));
  await store.queryFulfilled.then(
    () => changeLikes(store, itemid, (view) => confirmLike(view, change)),
    () => changeLikes(store, itemid, (view) => failLike(view, change)),
  );
}

/** A follow or a block shows when the server has taken it, and only the last one that was asked for. @spec follow-block */
async function takeRelation(store: Started<ShopRelation>, { shopid }: ShopKey): Promise<void> {
  const { dispatch, requestId, queryFulfilled } = store;
  const change = (next: (relation: RelationView) => RelationView) =>
    dispatch(socialApi.util.updateQueryData('getShopRelation', { shopid }, next));
  change((relation) => ({ ...relation, asked: requestId }));
  await queryFulfilled.then(
    ({ data }) => change((relation) => (relation.asked === requestId ? data : relation)),
    () => undefined,
  );
}
