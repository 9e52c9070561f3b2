import type { ItemDetail } from '@pasar/catalogue-api';
import { useChangeLike, useLikes } from '@pasar/social-api';
import { useEffect, useEffectEvent } from 'react';
import type { ReactElement } from 'react';
import { LikeToggle } from './LikeToggle.tsx';

type Props = {
  readonly item: ItemDetail;
  readonly member: number;
  /** Whether the button was pressed before this chunk was loaded; that press is sent on mount. */
  readonly pressed: boolean;
};

/** The like button of a signed-in member. A separate chunk, since visitors need none of its calls. */
function MemberLikeToggle({ item, member, pressed }: Props): ReactElement {
  const { isLiked, likedCount, toggle } = useLikes([item], member);
  const changeLike = useChangeLike();
  const replayPress = useEffectEvent(() => {
    const { shopid, itemid } = item;
    if (pressed) void changeLike({ shopid, itemid, member }, true);
  });
  useEffect(() => replayPress(), []);
  return <LikeToggle liked={isLiked(item.itemid)} count={likedCount(item)} onPress={() => toggle(item)} />;
}

export default MemberLikeToggle;
