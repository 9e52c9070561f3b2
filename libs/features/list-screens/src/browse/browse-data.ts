import type { CardSetName } from '@pasar/badge-rules';
import type { ItemListQuery } from '@pasar/catalogue-api';
import { listAddress } from '@pasar/result-list';
import type { ListAddress } from '@pasar/result-list';
import { buildPath } from '@pasar/routing-table';
import type { ScreenInput } from '@pasar/screen-kit';

export type BrowseRoute = 'daily-discover' | 'popular-products' | 'top-products';

/** The card set and text keys of each page. The list has the route's name on the wire. */
export const browsePages = {
  'daily-discover': { cardSet: 'DAILY_DISCOVER', texts: 'daily_discover' },
  'popular-products': { cardSet: 'STANDARD', texts: 'popular_products' },
  'top-products': { cardSet: 'TOP_PRODUCTS', texts: 'top_products' },
} as const satisfies Record<BrowseRoute, { readonly cardSet: CardSetName; readonly texts: string }>;

/** The URL of the list: all of it, or one category (`?category=`). */
export const browseAddress = ({ route, query }: ScreenInput<BrowseRoute>): ListAddress =>
  listAddress({ path: buildPath(route), query });

/** The query for the page's items. */
export const browseQuery = (input: ScreenInput<BrowseRoute>): ItemListQuery => {
  const { category } = browseAddress(input).params;
  return { list: input.route, ...(category !== undefined && { category }) };
};
