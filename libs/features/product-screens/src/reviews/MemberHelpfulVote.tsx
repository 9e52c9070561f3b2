import { useShowFailure } from '@pasar/screen-kit';
import { reviewVotesApi } from '@pasar/social-api';
import { useEffect, useEffectEvent } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { HelpfulButton } from './HelpfulButton.tsx';
import type { HelpfulVoteProps } from './helpful-vote-props.ts';

type Props = HelpfulVoteProps & {
  /** Whether the button was pressed before this chunk was loaded; that press is sent on mount. */
  readonly pressed: boolean;
};

/** The vote of a signed-in member. A separate chunk, since visitors need none of its calls. */
function MemberHelpfulVote({ item: { shopid, itemid }, review, pressed }: Props): ReactElement {
  const { t } = useTranslation('product-screens');
  const showFailure = useShowFailure();
  const votes = reviewVotesApi.useGetReviewVotesQuery({ shopid, itemid });
  const [vote, { data: voted, isLoading }] = reviewVotesApi.useVoteReviewMutation();
  const helpful = voted?.helpful ?? votes.data?.ratingids.includes(review.id) ?? false;
  const send = async (next: boolean) => {
    const { error } = await vote({ shopid, itemid, ratingid: review.id, helpful: next });
    if (error)
      await showFailure({
        call: 'review-vote',
        error,
        fallbackMessage: t('vote_failed'),
        noResponseMessage: t('no_connection'),
      });
  };
  const replayPress = useEffectEvent(() => {
    if (pressed) void send(true);
  });
  useEffect(() => replayPress(), []);
  return (
    <HelpfulButton
      pressed={helpful}
      count={voted?.liked_count ?? review.liked_count}
      onPress={() => isLoading || void send(!helpful)}
    />
  );
}

export default MemberHelpfulVote;
