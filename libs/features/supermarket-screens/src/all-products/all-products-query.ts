import { toSearchQuery } from '@pasar/catalogue-api';
import type { SearchQuery } from '@pasar/catalogue-api';
import { buildPath } from '@pasar/routing-table';
import { listAddress } from '@pasar/result-list';
import type { ListAddress } from '@pasar/result-list';
import type { ScreenContext, ScreenInput } from '@pasar/screen-kit';

type Input = Pick<ScreenInput, 'query'>;

/** The URL of a search in the supermarket. */
export const allProductsAddress = ({ query }: Input): ListAddress =>
  listAddress({ path: buildPath('supermarket-all-products'), query });

/** The query of all products of the supermarket, filtered and sorted by the URL. */
export const allProductsQuery = (input: Input, { market }: Pick<ScreenContext, 'market'>): SearchQuery => ({
  ...toSearchQuery(allProductsAddress(input).params, market),
  mart: true,
});
