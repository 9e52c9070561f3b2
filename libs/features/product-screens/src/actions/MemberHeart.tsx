import type { ItemDetail } from '@pasar/catalogue-api';
import { useChangeLike, useLikes } from '@pasar/social-api';
import { useEffect, useEffectEvent } from 'react';
import type { ReactElement } from 'react';
import { Heart } from './Heart.tsx';

type Props = {
  readonly item: ItemDetail;
  readonly member: number;
  /** Whether it was pressed before it was here: the press is not lost. */
  readonly pressed: boolean;
};

/** A member's heart: theirs to press. Who only looks needs none of its calls. */
const MemberHeart = ({ item, member, pressed }: Props): ReactElement => {
  const { isLiked, likedCount, toggle } = useLikes([item], member);
  const changeLike = useChangeLike();
  const replayPress = useEffectEvent(() => {
    const { shopid, itemid } = item;
    if (pressed) void changeLike({ shopid, itemid, member }, true);
  });
  useEffect(() => replayPress(), []);
  return <Heart liked={isLiked(item.itemid)} count={likedCount(item)} onPress={() => toggle(item)} />;
};

export default MemberHeart;
