/** What a shopper likes among some items, and what they asked for that the server has not answered yet. */
export type LikeView = {
  /** Item ids, as the server told. */
  readonly told: readonly number[];
  /** Item ids, as they are shown. */
  readonly liked: readonly number[];
  /** The last request of an item, and what the server holds as far as is known: what a failure goes back to. */
  readonly asked: Readonly<Record<number, { readonly request: string; readonly held: boolean }>>;
};

export type LikeChange = { readonly itemid: number; readonly liked: boolean; readonly request: string };

export const likeView = (liked: readonly number[]): LikeView => ({ told: liked, liked, asked: {} });

const withLike = (ids: readonly number[], itemid: number, liked: boolean): readonly number[] => {
  if (ids.includes(itemid) === liked) return ids;
  return liked ? [...ids, itemid] : ids.filter((id) => id !== itemid);
};

const withoutAsked = ({ asked }: LikeView, itemid: number): LikeView['asked'] =>
  Object.fromEntries(Object.entries(asked).filter(([id]) => Number(id) !== itemid));

/** Shows a like, or its end, at the moment it is asked for. @spec like-optimistic */
export const beginLike = (view: LikeView, { itemid, liked, request }: LikeChange): LikeView => {
  const held = view.asked[itemid]?.held ?? view.liked.includes(itemid);
  return {
    ...view,
    liked: withLike(view.liked, itemid, liked),
    asked: { ...view.asked, [itemid]: { request, held } },
  };
};

/**
 * The server has taken the change. When the shopper has asked for something else since, that stays shown; the answer
 * only counts as what the server holds.
 */
export const confirmLike = (view: LikeView, { itemid, liked, request }: LikeChange): LikeView => {
  const asked = view.asked[itemid];
  if (!asked) return view;
  if (asked.request !== request)
    return { ...view, asked: { ...view.asked, [itemid]: { ...asked, held: liked } } };
  return { ...view, liked: withLike(view.liked, itemid, liked), asked: withoutAsked(view, itemid) };
};

/** The change failed: the item is shown as the server holds it, unless the shopper has asked for something else since. @spec like-optimistic like-failure */
export const failLike = (
  view: LikeView,
  { itemid, request }: Pick<LikeChange, 'itemid' | 'request'>,
): LikeView => {
  const asked = view.asked[itemid];
  if (asked?.request !== request) return view;
  return { ...view, liked: withLike(view.liked, itemid, asked.held), asked: withoutAsked(view, itemid) };
};

/** How many more, or fewer, like an item than the card tells: the heart and the number move together. @spec amb-liked-count */
export const likedCountChange = ({ told, liked }: LikeView, itemid: number): -1 | 0 | 1 => {
  if (liked.includes(itemid) === told.includes(itemid)) return 0;
  return liked.includes(itemid) ? 1 : -1;
};
