/** A like, or its end, that a member asked for since the page was opened, and that the server has not refused. */
export type LikeChange = { readonly itemid: number; readonly liked: boolean; readonly request: string };

/**
 * Whether an item is liked: as the member asked last, else as the server told. So a like shows at once, a refusal takes
 * back its own change and no other, and no answer that comes late undoes a press.
 * @spec like-optimistic
 */
export const isLikedNow = (
  itemid: number,
  told: readonly number[],
  changes: readonly LikeChange[],
): boolean => changes.findLast((change) => change.itemid === itemid)?.liked ?? told.includes(itemid);

/** How many more, or fewer, like an item than the card tells: the heart and the number move together. @spec amb-liked-count */
export const likedCountChange = (
  itemid: number,
  told: readonly number[],
  changes: readonly LikeChange[],
): -1 | 0 | 1 => {
  const liked = isLikedNow(itemid, told, changes);
  if (liked === told.includes(itemid)) return 0;
  return liked ? 1 : -1;
};
