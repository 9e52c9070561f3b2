import type { ShopRatingsQuery } from '@pasar/catalogue-api';
import { ratingFilterOf } from '@pasar/reviews';
import type { RatingFilter } from '@pasar/reviews';
import type { ScreenInput } from '@pasar/screen';

type Input = Pick<ScreenInput<'shop-rating'>, 'params' | 'query'>;

/** A shop sells many things: variations are no choice here. */
export function shopRatingFilterOf({ query }: Pick<Input, 'query'>): RatingFilter {
  const { variation: _, ...filter } = ratingFilterOf(query);
  return filter;
}

/** Which ratings the address asks for. */
export const shopRatingsQueryOf = ({ params, query }: Input): ShopRatingsQuery => ({
  shopid: params.shopId,
  ...shopRatingFilterOf({ query }),
});
