import { readMemberId, useSession } from '@pasar/account-api';
import type { LikeActions } from '@pasar/item-list';
import { loginPath } from '@pasar/routing-table';
import { useLikes } from '@pasar/social-api';
import type { LikedItem } from '@pasar/social-api';
import { useLocation, useNavigate } from 'react-router-dom';

/** Like buttons of a list; visitors are redirected to sign in, and back. @spec like-optimistic */
export function useListLikes(items: readonly LikedItem[]): LikeActions {
  const session = useSession();
  const likes = useLikes(items, readMemberId(session));
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return {
    isLiked: likes.isLiked,
    toggle: (item) =>
      session.status === 'not-logged-in' ? void navigate(loginPath(pathname + search)) : likes.toggle(item),
  };
}
