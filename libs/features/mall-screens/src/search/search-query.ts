import { toSearchQuery } from '@pasar/catalogue-api';
import type { SearchQuery } from '@pasar/catalogue-api';
import { listAddress } from '@pasar/result-list';
import type { ListAddress } from '@pasar/result-list';
import type { ScreenContext, ScreenInput } from '@pasar/screen-kit';
import { buildMallPath } from '../shared/mall-paths.ts';

type Input = Pick<ScreenInput, 'query'>;
type MarketContext = Pick<ScreenContext, 'market'>;

/** The URL of a search in the mall. */
export const mallSearchAddress = ({ query }: Input, { market }: MarketContext): ListAddress =>
  listAddress({ path: buildMallPath('mall-search', market), scope: { officialMall: true }, query });

/** The query of a search in the mall, filtered and sorted by the URL. */
export function mallSearchQuery(input: Input, context: MarketContext): SearchQuery {
  const { params, scope } = mallSearchAddress(input, context);
  return toSearchQuery({ ...params, ...scope }, context.market);
}
