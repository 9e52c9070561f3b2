import type { BuyerRating } from '@pasar/catalogue-api';
import type { ReviewData } from '@pasar/reviews';

/** What a seller says, as reviews are shown: it is the shop that speaks, and of no variation. */
export const toReview = ({ shop, ...rating }: BuyerRating): ReviewData & Pick<BuyerRating, 'shop'> => ({
  ...rating,
  shop,
  username: shop.name,
  model_name: '',
  pictures: [],
});
