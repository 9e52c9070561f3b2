export { socialApi } from './social-api.ts';
export type {
  Follower,
  FollowersQuery,
  FollowingQuery,
  LikedItem,
  LikedItemsQuery,
  ShopRelation,
} from './social-api.ts';
export { useLikes } from './use-likes.ts';
export type { Likes } from './use-likes.ts';
