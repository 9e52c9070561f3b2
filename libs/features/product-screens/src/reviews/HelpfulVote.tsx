import { useSession } from '@pasar/account-api';
import { lazyPart, useHasHydrated } from '@pasar/design-system';
import { loginPath } from '@pasar/routing-table';
import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { HelpfulButton } from './HelpfulButton.tsx';
import type { HelpfulVoteProps } from './helpful-vote-props.ts';

const MemberHelpfulVote = lazyPart(() => import('./MemberHelpfulVote.tsx'));

/** Marks a review as helpful; visitors are redirected to sign in. A press before the chunk has loaded is kept. */
export function HelpfulVote({ item, review }: HelpfulVoteProps): ReactElement {
  const session = useSession();
  const hasHydrated = useHasHydrated();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [pressed, setPressed] = useState(false);
  const press = () =>
    session.status === 'not-logged-in' ? void navigate(loginPath(pathname + search)) : setPressed(true);
  const button = <HelpfulButton pressed={pressed} count={review.liked_count} onPress={press} />;
  // Server-rendered HTML of a chunk that has not loaded would lose a press.
  if (!hasHydrated || session.status !== 'logged-in') return button;
  return (
    <Suspense fallback={button}>
      <MemberHelpfulVote item={item} review={review} pressed={pressed} />
    </Suspense>
  );
}
