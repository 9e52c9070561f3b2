/** The paths of this scope's calls, without their schemas: browsers import these alone. */
export const getFollowersPath = '/api/v4/shop/followers';
export const getFollowingPath = '/api/v4/shop/following';
export const getLikesPath = '/api/v4/item/likes';
export const getMyLikesPath = '/api/v4/item/my_likes';
export const getShopLikedItemsPath = '/api/v4/shop/liked_items';
export const getShopRelationPath = '/api/v4/shop/relation';
export const getViewerLabelsPath = '/api/v4/item/viewer_labels';
export const likeItemPath = '/api/v4/item/like';
export const setLikesPrivatePath = '/api/v4/item/likes_set_private';
export const unlikeItemPath = '/api/v4/item/unlike';
export const followShopPath = '/api/v4/shop/follow';
export const unfollowShopPath = '/api/v4/shop/unfollow';
export const blockShopPath = '/api/v4/shop/block';
export const unblockShopPath = '/api/v4/shop/unblock';
