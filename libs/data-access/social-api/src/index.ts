export { socialApi } from './social-api.ts';
export type {
  Follower,
  FollowersQuery,
  FollowingQuery,
  LikedItem,
  LikedItemsQuery,
  MemberLike,
  ShopRelation,
} from './social-api.ts';
export { useChangeLike } from './use-change-like.ts';
export { useLikes } from './use-likes.ts';
export type { Likes } from './use-likes.ts';
export { useViewerLabels } from './use-viewer-labels.ts';
export { questionsApi } from './questions-api.ts';
export type { ItemAnswer, ItemQuestion } from './questions-api.ts';
export { reviewVotesApi } from './review-votes-api.ts';
export { stockAlertsApi } from './stock-alerts-api.ts';
