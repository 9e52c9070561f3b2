import { useSession } from '@pasar/account-api';
import { buildPath } from '@pasar/routing-table';
import { useScreenContext } from '@pasar/screen-kit';
import { useEffect } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { targetAfterSignIn } from './target-after-sign-in.ts';

type Props = {
  readonly query: string;
  /** The target without a `next`; home by default. */
  readonly otherwise?: string;
  /** A step to visit before the target. */
  readonly via?: string | undefined;
  readonly children: ReactNode;
};

/** Redirects a signed-in member to `next`, also after the form has signed them in. */
export function RedirectSignedIn({ query, otherwise, via, children }: Props): ReactElement {
  const session = useSession();
  const context = useScreenContext();
  const navigate = useNavigate();
  const signedIn = session.status === 'logged-in';
  const isLeaving = signedIn && session.account.deletion_time !== undefined;
  useEffect(() => {
    if (!signedIn) return;
    const own = via ?? targetAfterSignIn(query, context, otherwise);
    // An account that is scheduled for deletion: ask its owner whether to keep it.
    const target =
      isLeaving && own.startsWith('/') ? buildPath('user-account-delete', {}, { next: own }) : own;
    if (target.startsWith('/')) void navigate(target, { replace: true });
    else window.location.replace(target);
  }, [signedIn, isLeaving, query, otherwise, via, context, navigate]);
  return <>{children}</>;
}
