import { toSearchQuery } from '@pasar/catalogue-api';
import type { SearchQuery } from '@pasar/catalogue-api';
import { buildPath } from '@pasar/routing-table';
import { listAddress } from '@pasar/result-list';
import type { ListAddress } from '@pasar/result-list';
import type { ScreenContext, ScreenInput } from '@pasar/screen';

type Input = ScreenInput<'mall-category'>;
type Place = Pick<ScreenContext, 'market'>;

/** The official shops' things of a category, with what narrows them in the query. */
export const mallCategoryAddress = ({ params, query }: Input, { market }: Place): ListAddress =>
  listAddress({
    path: buildPath('mall-category', params, {}, market.code),
    scope: { officialMall: true, category: params.categoryId },
    query,
  });

export function mallCategoryQuery(input: Input, place: Place): SearchQuery {
  const { params, scope } = mallCategoryAddress(input, place);
  return toSearchQuery({ ...params, ...scope }, place.market);
}
