import { useSession } from '@pasar/account-api';
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
  useEffect(() => {
    if (!signedIn) return;
    const target = via ?? targetAfterSignIn(query, context, otherwise);
    if (target.startsWith('/')) void navigate(target, { replace: true });
    else window.location.replace(target);
  }, [signedIn, query, otherwise, via, context, navigate]);
  return <>{children}</>;
}
