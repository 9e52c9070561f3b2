import type { ItemDetail, Rating } from '@pasar/catalogue-api';

export type HelpfulVoteProps = {
  readonly item: Pick<ItemDetail, 'shopid' | 'itemid'>;
  readonly review: Pick<Rating, 'id' | 'liked_count'>;
};
