import { useSession } from '@pasar/account-api';
import { useHasHydrated } from '@pasar/design-system';
import { loginPath } from '@pasar/routing-table';
import { lazy, Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { HelpfulButton } from './HelpfulButton.tsx';
import type { HelpfulVoteProps } from './helpful-vote-props.ts';

const MemberHelpfulVote = lazy(() => import('./MemberHelpfulVote.tsx'));

/** Whether a review helps, and whom it helped; a visitor signs in to say so. A press before the vote's chunk is there is kept. */
export function HelpfulVote({ item, review }: HelpfulVoteProps): ReactElement {
  const session = useSession();
  const hasHydrated = useHasHydrated();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [pressed, setPressed] = useState(false);
  const press = () =>
    session.status === 'not-logged-in' ? void navigate(loginPath(pathname + search)) : setPressed(true);
  const button = <HelpfulButton pressed={pressed} count={review.liked_count} onPress={press} />;
  // Server HTML of a chunk that is not there yet would lose a press.
  if (!hasHydrated || session.status !== 'logged-in') return button;
  return (
    <Suspense fallback={button}>
      <MemberHelpfulVote item={item} review={review} pressed={pressed} />
    </Suspense>
  );
}
