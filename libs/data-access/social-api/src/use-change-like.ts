import type { RootState } from '@pasar/base-api';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { socialApi } from './social-api.ts';
import type { MemberLike } from './social-api.ts';

/** Returns a function that likes or unlikes an item and resolves to the error if it failed. Updates every list at once. */
export function useChangeLike(): (like: MemberLike, liked: boolean) => Promise<unknown> {
  const dispatch: ThunkDispatch<RootState, unknown, UnknownAction> = useDispatch();
  const { likeItem, unlikeItem } = socialApi.endpoints;
  return async (like, liked) => {
    const { error } = await dispatch((liked ? likeItem : unlikeItem).initiate(like));
    return error;
  };
}
