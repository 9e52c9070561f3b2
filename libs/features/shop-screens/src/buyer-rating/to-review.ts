import type { BuyerRating } from '@pasar/catalogue-api';
import type { ReviewData } from '@pasar/reviews';

/** A seller's rating in the form of a review: written by the shop, without variation or pictures. */
export const toReview = ({ shop, ...rating }: BuyerRating): ReviewData & Pick<BuyerRating, 'shop'> => ({
  ...rating,
  shop,
  username: shop.name,
  model_name: '',
  pictures: [],
});
