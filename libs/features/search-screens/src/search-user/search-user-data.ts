import type { ShopSearchQuery } from '@pasar/catalogue-api';
import { listAddress } from '@pasar/result-list';
import type { ListAddress } from '@pasar/result-list';
import { buildPath } from '@pasar/routing-table';
import type { ScreenInput } from '@pasar/screen';

/** The address of a search for shops: its keyword, and which kinds of shops. */
export const shopAddressOf = ({ query }: Pick<ScreenInput, 'query'>): ListAddress =>
  listAddress({ path: buildPath('search-user'), query });

/** What the address asks the API for. */
export function shopQueryOf({ params }: ListAddress): ShopSearchQuery {
  const keyword = params.keyword?.trim();
  return {
    ...(keyword && { keyword }),
    ...(params.officialMall && { official: true }),
    ...(params.preferred && { preferred: true }),
  };
}
