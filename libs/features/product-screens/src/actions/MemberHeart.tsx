import type { ItemDetail } from '@pasar/catalogue-api';
import { useLikes } from '@pasar/social-api';
import type { ReactElement } from 'react';
import { Heart } from './Heart.tsx';

/** A member's heart: theirs to press. Who only looks needs none of its calls. */
const MemberHeart = ({ item }: { readonly item: ItemDetail }): ReactElement => {
  const { isLiked, likedCount, toggle } = useLikes([item], true);
  return <Heart liked={isLiked(item.itemid)} count={likedCount(item)} onPress={() => toggle(item)} />;
};

export default MemberHeart;
