import type { AppDispatch } from '@pasar/base-api';
import { useDispatch } from 'react-redux';
import { socialApi } from './social-api.ts';
import type { MemberLike } from './social-api.ts';

/** Returns a function that likes or unlikes an item and resolves to the error if it failed. Updates every list at once. */
export function useChangeLike(): (like: MemberLike, liked: boolean) => Promise<unknown> {
  const dispatch: AppDispatch = useDispatch();
  const { likeItem, unlikeItem } = socialApi.endpoints;
  return async (like, liked) => {
    const { error } = await dispatch((liked ? likeItem : unlikeItem).initiate(like));
    return error;
  };
}
