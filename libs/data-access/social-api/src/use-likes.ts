import type { AppDispatch, RootState } from '@pasar/base-api';
import { itemKeyText } from '@pasar/item';
import { useEffect } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { useChangeLike } from './use-change-like.ts';
import type { LikeChange } from './like-state.ts';
import { isItemLiked, likedCountChange } from './like-state.ts';
import { socialApi } from './social-api.ts';
import type { LikedItem } from './social-api.ts';

/** Items per call: a page of a list. */
const batchSize = 30;

const batchKeys = (items: readonly LikedItem[]): string[] =>
  Array.from({ length: Math.ceil(items.length / batchSize) }, (_, page) =>
    items
      .slice(page * batchSize, (page + 1) * batchSize)
      .map(itemKeyText)
      .join(','),
  );

export type Likes = {
  readonly isLiked: (itemid: number) => boolean;
  /** The like count of a card, including changes on this page. */
  readonly likedCount: (card: { readonly itemid: number; readonly liked_count: number }) => number;
  readonly toggle: (item: LikedItem) => void;
};

const noChanges: readonly LikeChange[] = [];

const selectChanges = (member: number | undefined) => (state: RootState) =>
  member === undefined ? noChanges : socialApi.endpoints.likeChanges.select(member)(state).data;

/**
 * The liked state of some cards, and the toggle. Fetched in the browser for members only; nothing is liked for visitors and on
 * the server. The screen sends visitors to sign in before `toggle`.
 */
export function useLikes(items: readonly LikedItem[], member: number | undefined): Likes {
  const dispatch: AppDispatch = useDispatch();
  const changeLike = useChangeLike();
  const keys = member === undefined ? [] : batchKeys(items);
  const requestedKeys = keys.join(' ');
  useEffect(() => {
    const calls = requestedKeys
      .split(' ')
      .filter(Boolean)
      .map((key) => dispatch(socialApi.endpoints.getLikes.initiate({ items: key })));
    return () => calls.forEach((call) => call.unsubscribe());
  }, [requestedKeys, dispatch]);
  const answers = useSelector(
    (state: RootState) =>
      keys.map((key) => socialApi.endpoints.getLikes.select({ items: key })(state).data?.liked),
    shallowEqual,
  );
  const serverLikes = answers.flatMap((liked) => liked ?? []);
  const changes = useSelector(selectChanges(member)) ?? noChanges;
  const isLiked = (itemid: number) => isItemLiked(itemid, serverLikes, changes);
  return {
    isLiked,
    likedCount: ({ itemid, liked_count }) =>
      Math.max(0, liked_count + likedCountChange(itemid, serverLikes, changes)),
    toggle: ({ shopid, itemid }) => {
      if (member !== undefined) void changeLike({ shopid, itemid, member }, !isLiked(itemid));
    },
  };
}
