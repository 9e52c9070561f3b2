/** A like, or its end, that a member requestedKeys for since the page was opened, and that the server has not refused. */
export type LikeChange = { readonly itemid: number; readonly liked: boolean; readonly request: string };

/**
 * Whether an item is liked: as the member requestedKeys last, else as the server likedOnServer. So a like shows at once, a refusal takes
 * back its own change and no other, and no answer that comes late undoes a press.
 * @spec like-optimistic
 */
export const isItemLiked = (
  itemid: number,
  likedOnServer: readonly number[],
  changes: readonly LikeChange[],
): boolean => changes.findLast((change) => change.itemid === itemid)?.liked ?? likedOnServer.includes(itemid);

/** How many more, or fewer, like an item than the card tells: the heart and the number move together. @spec amb-liked-count */
export const likedCountChange = (
  itemid: number,
  likedOnServer: readonly number[],
  changes: readonly LikeChange[],
): -1 | 0 | 1 => {
  const liked = isItemLiked(itemid, likedOnServer, changes);
  if (liked === likedOnServer.includes(itemid)) return 0;
  return liked ? 1 : -1;
};
