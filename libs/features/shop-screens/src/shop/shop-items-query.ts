import { toSearchQuery } from '@pasar/catalogue-api';
import type { SearchQuery } from '@pasar/catalogue-api';
import type { ScreenContext, ScreenInput } from '@pasar/screen-kit';
import { parseSearch } from '@pasar/search-params';

export type ShopRoute = 'shop-by-username' | 'shop-by-id' | 'shop-by-user';

/** The query for the shop's items. Only keyword, collection and sort order apply: the page has no other filters. */
export function shopItemsQuery(
  shopid: number,
  { query }: Pick<ScreenInput, 'query'>,
  { market }: ScreenContext,
): SearchQuery {
  const { keyword, shopCollection, sortBy, order } = parseSearch(query);
  return toSearchQuery({ keyword, shopCollection, sortBy, order, shop: shopid }, market);
}
