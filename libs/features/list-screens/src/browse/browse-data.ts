import type { CardSetName } from '@pasar/badge-rules';
import type { ItemListQuery } from '@pasar/catalogue-api';
import { listAddress } from '@pasar/result-list';
import type { ListAddress } from '@pasar/result-list';
import { buildPath } from '@pasar/routing-table';
import type { ScreenInput } from '@pasar/screen';

export type BrowseRoute = 'daily-discover' | 'popular-products' | 'top-products';

/** How the cards of each list are, and what its texts are called. The list of a page has the route's name. */
export const browsePages = {
  'daily-discover': { cardSet: 'DAILY_DISCOVER', texts: 'daily_discover' },
  'popular-products': { cardSet: 'STANDARD', texts: 'popular_products' },
  'top-products': { cardSet: 'TOP_PRODUCTS', texts: 'top_products' },
} as const satisfies Record<BrowseRoute, { readonly cardSet: CardSetName; readonly texts: string }>;

/** Where the list stands: all of it, or one category (`?category=`). */
export const browseAddress = ({ route, query }: ScreenInput<BrowseRoute>): ListAddress =>
  listAddress({ path: buildPath(route), query });

/** What the page asks the API for. */
export const browseQueryOf = (input: ScreenInput<BrowseRoute>): ItemListQuery => {
  const { category } = browseAddress(input).params;
  return { list: input.route, ...(category !== undefined && { category }) };
};
