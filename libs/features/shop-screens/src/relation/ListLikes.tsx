import { readMemberId, useSession } from '@pasar/account-api';
import { LikesProvider } from '@pasar/item-list';
import { useLikes } from '@pasar/social-api';
import type { LikedItem } from '@pasar/social-api';
import type { ReactElement, ReactNode } from 'react';
import { useGoToSignIn } from './use-go-to-sign-in.ts';

export type ListLikesProps = { readonly items: readonly LikedItem[]; readonly children: ReactNode };

/** Gives the cards of a list like buttons; visitors are redirected to sign in. @spec like-optimistic */
export function ListLikes({ items, children }: ListLikesProps): ReactElement {
  const session = useSession();
  const { isLiked, toggle } = useLikes(items, readMemberId(session));
  const signIn = useGoToSignIn();
  return (
    <LikesProvider likes={{ isLiked, toggle: session.status === 'not-logged-in' ? signIn : toggle }}>
      {children}
    </LikesProvider>
  );
}
