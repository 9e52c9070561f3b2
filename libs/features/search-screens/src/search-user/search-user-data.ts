import type { ShopSearchQuery } from '@pasar/catalogue-api';
import { listAddress } from '@pasar/result-list';
import type { ListAddress } from '@pasar/result-list';
import { buildPath } from '@pasar/routing-table';
import type { ScreenInput } from '@pasar/screen-kit';

/** The URL of a shop search: its keyword and kinds of shop. */
export const shopSearchAddress = ({ query }: Pick<ScreenInput, 'query'>): ListAddress =>
  listAddress({ path: buildPath('search-user'), query });

/** The query for the shops. */
export function toShopQuery({ params }: ListAddress): ShopSearchQuery {
  const keyword = params.keyword?.trim();
  return {
    ...(keyword && { keyword }),
    ...(params.officialMall && { official: true }),
    ...(params.preferred && { preferred: true }),
  };
}
