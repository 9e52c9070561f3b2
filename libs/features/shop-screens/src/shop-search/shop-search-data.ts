import type { SearchQuery } from '@pasar/catalogue-api';
import { toSearchQuery } from '@pasar/catalogue-api';
import { listAddress } from '@pasar/result-list';
import type { ListAddress } from '@pasar/result-list';
import { buildPath } from '@pasar/routing-table';
import type { ScreenContext, ScreenInput } from '@pasar/screen-kit';

type Input = Pick<ScreenInput<'shop-search'>, 'params' | 'query'>;

/** The URL of a search within the shop. */
export const shopListAddress = ({ params: { shopId }, query }: Input): ListAddress =>
  listAddress({ path: buildPath('shop-search', { shopId }), scope: { shop: shopId }, query });

/** The query for the items. */
export const shopListQuery = (input: Input, { market }: Pick<ScreenContext, 'market'>): SearchQuery => {
  const { params, scope } = shopListAddress(input);
  return toSearchQuery({ ...params, ...scope }, market);
};
