import type { RootState } from '@pasar/base-api';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { useChangeLike } from './use-change-like.ts';
import type { LikeChange } from './likes-shown.ts';
import { isLikedNow, likedCountChange } from './likes-shown.ts';
import { socialApi } from './social-api.ts';
import type { LikedItem } from './social-api.ts';

/** Items that one call asks about: a page of a list. */
const atOnce = 30;

const keysOf = (items: readonly LikedItem[]): string[] =>
  Array.from({ length: Math.ceil(items.length / atOnce) }, (_, page) =>
    items
      .slice(page * atOnce, (page + 1) * atOnce)
      .map(({ shopid, itemid }) => `${shopid}.${itemid}`)
      .join(','),
  );

export type Likes = {
  readonly isLiked: (itemid: number) => boolean;
  /** What a card's number is to be, likes of this page included. */
  readonly likedCount: (card: { readonly itemid: number; readonly liked_count: number }) => number;
  /** Likes, or likes no longer. */
  readonly toggle: (item: LikedItem) => void;
};

const none: readonly LikeChange[] = [];

const selectChanges = (member: number | undefined) => (state: RootState) =>
  member === undefined ? none : socialApi.endpoints.likeChanges.select(member)(state).data;

/**
 * Which of some cards the shopper likes, and the tap that changes it. Asked in the browser only and for members only: to
 * a visitor, and on the server, nothing is liked. `toggle` is for members: a visitor is sent to sign in by the screen.
 */
export function useLikes(items: readonly LikedItem[], member: number | undefined): Likes {
  const dispatch: ThunkDispatch<RootState, unknown, UnknownAction> = useDispatch();
  const changeLike = useChangeLike();
  const keys = member === undefined ? [] : keysOf(items);
  const asked = keys.join(' ');
  useEffect(() => {
    const calls = asked
      .split(' ')
      .filter(Boolean)
      .map((key) => dispatch(socialApi.endpoints.getLikes.initiate({ items: key })));
    return () => calls.forEach((call) => call.unsubscribe());
  }, [asked, dispatch]);
  const answers = useSelector(
    (state: RootState) =>
      keys.map((key) => socialApi.endpoints.getLikes.select({ items: key })(state).data?.liked),
    shallowEqual,
  );
  const told = answers.flatMap((liked) => liked ?? []);
  const changes = useSelector(selectChanges(member)) ?? none;
  const isLiked = (itemid: number) => isLikedNow(itemid, told, changes);
  return {
    isLiked,
    likedCount: ({ itemid, liked_count }) =>
      Math.max(0, liked_count + likedCountChange(itemid, told, changes)),
    toggle: ({ shopid, itemid }) => {
      if (member !== undefined) void changeLike({ shopid, itemid, member }, !isLiked(itemid));
    },
  };
}
