import { toSearchQuery } from '@pasar/catalogue-api';
import type { SearchQuery } from '@pasar/catalogue-api';
import { buildPath } from '@pasar/routing-table';
import { listAddress } from '@pasar/result-list';
import type { ListAddress } from '@pasar/result-list';
import type { ScreenContext, ScreenInput } from '@pasar/screen-kit';

type Input = ScreenInput<'mall-category'>;
type MarketContext = Pick<ScreenContext, 'market'>;

/** The URL of a category's items, with the filters of the query. */
export const mallCategoryAddress = ({ params, query }: Input, { market }: MarketContext): ListAddress =>
  listAddress({
    path: buildPath('mall-category', params, {}, market.code),
    scope: { officialMall: true, category: params.categoryId },
    query,
  });

/** The query of a category of the mall, filtered and sorted by the URL. */
export function mallCategoryQuery(input: Input, context: MarketContext): SearchQuery {
  const { params, scope } = mallCategoryAddress(input, context);
  return toSearchQuery({ ...params, ...scope }, context.market);
}
