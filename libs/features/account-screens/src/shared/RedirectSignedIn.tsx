import { useSession } from '@pasar/account-api';
import { buildPath } from '@pasar/routing-table';
import { useScreenContext } from '@pasar/screen-kit';
import { useEffect } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { targetAfterSignIn } from './target-after-sign-in.ts';

type Props = {
  readonly query: string;
  /** Where to go without a `next`; home by default. */
  readonly otherwise?: string;
  /** A step before that. */
  readonly via?: string | undefined;
  readonly children: ReactNode;
};

/** Redirects someone who is signed in to `next`, including after the form has signed them in. */
export function RedirectSignedIn({ query, otherwise, via, children }: Props): ReactElement {
  const session = useSession();
  const context = useScreenContext();
  const navigate = useNavigate();
  const signedIn = session.status === 'logged-in';
  const isLeaving = signedIn && session.account.deletion_time !== undefined;
  useEffect(() => {
    if (!signedIn) return;
    const own = via ?? targetAfterSignIn(query, context, otherwise);
    // An account that is to be deleted is kept if its owner says so.
    const target =
      isLeaving && own.startsWith('/') ? buildPath('user-account-delete', {}, { next: own }) : own;
    if (target.startsWith('/')) void navigate(target, { replace: true });
    else window.location.replace(target);
  }, [signedIn, isLeaving, query, otherwise, via, context, navigate]);
  return <>{children}</>;
}
