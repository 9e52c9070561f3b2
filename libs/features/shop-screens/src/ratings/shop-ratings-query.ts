import type { ShopRatingsQuery } from '@pasar/catalogue-api';
import { parseRatingFilter } from '@pasar/reviews';
import type { RatingFilter } from '@pasar/reviews';
import type { ScreenInput } from '@pasar/screen-kit';

type Input = Pick<ScreenInput<'shop-rating'>, 'params' | 'query'>;

/** The filters without the variation, which applies to single items only. */
export function shopRatingFilter({ query }: Pick<Input, 'query'>): RatingFilter {
  const { variation: _, ...filter } = parseRatingFilter(query);
  return filter;
}

/** The query for the reviews. */
export const shopRatingsQuery = ({ params, query }: Input): ShopRatingsQuery => ({
  shopid: params.shopId,
  ...shopRatingFilter({ query }),
});
