import { isNotFound } from '@pasar/base-api';
import type { RootState } from '@pasar/base-api';
import { catalogueApi } from '@pasar/catalogue-api';
import type { RatingsQuery } from '@pasar/catalogue-api';
import { buildPath } from '@pasar/routing-table';
import type { ScreenInput } from '@pasar/screen-kit';
import { parseRatingFilter } from '@pasar/reviews';

type Input = Pick<ScreenInput<'shop-item-rating'>, 'params' | 'query'>;

/** The item in the path. */
export const readItemKey = ({ params: { shopid, itemid } }: Pick<Input, 'params'>) => ({ shopid, itemid });

/** The query for the reviews. */
export const itemRatingsQuery = (input: Input): RatingsQuery => ({
  ...readItemKey(input),
  ...parseRatingFilter(input.query),
});

/** The cached item; undefined if it is not cached. */
export function itemInState(state: RootState, input: Input) {
  const { data, error } = catalogueApi.endpoints.getItem.select(readItemKey(input))(state);
  return { item: data, gone: isNotFound(error) };
}

export const itemRatingPath = (input: Pick<Input, 'params'>): string =>
  buildPath('shop-item-rating', readItemKey(input));
