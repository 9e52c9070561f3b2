import type { ApiError, RootState } from '@pasar/base-api';
import { catalogueApi, toSearchQuery } from '@pasar/catalogue-api';
import type { SearchQuery, ShopQuery } from '@pasar/catalogue-api';
import type { ScreenContext, ScreenInput } from '@pasar/screen';
import { parseSearch } from '@pasar/search-params';

export type ShopRoute = 'shop-by-username' | 'shop-by-id';

type Input = Pick<ScreenInput<ShopRoute>, 'params' | 'query'>;

/** Which shop the path names. */
export const shopQueryOf = ({ params }: Input): ShopQuery =>
  'username' in params ? { username: params.username } : { shopid: params.shopId };

/** What the list of a shop asks the API for. Only what the page offers counts: words, collection and order. */
export function shopItemsQueryOf(shopid: number, { query }: Input, { market }: ScreenContext): SearchQuery {
  const { keyword, shopCollection, sortBy, order } = parseSearch(query);
  return toSearchQuery({ keyword, shopCollection, sortBy, order, shop: shopid }, market);
}

const notFound = 4;

/** Whether the marketplace says that there is no such shop, rather than nothing at all. */
export const isGone = (error: unknown): boolean => {
  const { code, status } = (error ?? {}) as Partial<ApiError>;
  return code === notFound || status === 404;
};

/** The shop, as far as the cache knows it. */
export function shopInState(state: RootState, input: Input) {
  const { data, error } = catalogueApi.endpoints.getShop.select(shopQueryOf(input))(state);
  return { answer: data, gone: isGone(error) };
}
