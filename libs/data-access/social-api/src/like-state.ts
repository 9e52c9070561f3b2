/** A like or unlike that the member requested since the page was loaded and that the server has not refused. */
export type LikeChange = { readonly itemid: number; readonly liked: boolean; readonly request: string };

/**
 * Whether an item is liked: by the member's last request, else by the server. A like shows at once, a refusal undoes only its
 * own change, and a late response changes nothing.
 *
 * @spec like-optimistic
 */
export const isItemLiked = (
  itemid: number,
  likedOnServer: readonly number[],
  changes: readonly LikeChange[],
): boolean => changes.findLast((change) => change.itemid === itemid)?.liked ?? likedOnServer.includes(itemid);

/** The difference between the displayed like count and the card's. @spec amb-liked-count */
export const likedCountChange = (
  itemid: number,
  likedOnServer: readonly number[],
  changes: readonly LikeChange[],
): -1 | 0 | 1 => {
  const liked = isItemLiked(itemid, likedOnServer, changes);
  if (liked === likedOnServer.includes(itemid)) return 0;
  return liked ? 1 : -1;
};
