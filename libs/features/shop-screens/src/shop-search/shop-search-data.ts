import type { SearchQuery } from '@pasar/catalogue-api';
import { toSearchQuery } from '@pasar/catalogue-api';
import { listAddress } from '@pasar/result-list';
import type { ListAddress } from '@pasar/result-list';
import { buildPath } from '@pasar/routing-table';
import type { ScreenContext, ScreenInput } from '@pasar/screen';

type Input = Pick<ScreenInput<'shop-search'>, 'params' | 'query'>;

/** A search that never leaves the shop. */
export const shopListAddressOf = ({ params: { shopId }, query }: Input): ListAddress =>
  listAddress({ path: buildPath('shop-search', { shopId }), scope: { shop: shopId }, query });

/** What the address asks the API for. */
export const shopListQueryOf = (input: Input, { market }: Pick<ScreenContext, 'market'>): SearchQuery => {
  const { params, scope } = shopListAddressOf(input);
  return toSearchQuery({ ...params, ...scope }, market);
};
