import { toSearchQuery } from '@pasar/catalogue-api';
import type { SearchQuery } from '@pasar/catalogue-api';
import { listAddress } from '@pasar/result-list';
import type { ListAddress } from '@pasar/result-list';
import type { ScreenContext, ScreenInput } from '@pasar/screen';
import { mallPath } from '../shared/mall-paths.ts';

type Input = Pick<ScreenInput, 'query'>;
type Place = Pick<ScreenContext, 'market'>;

/** Everything in the mall, or what was searched for there. */
export const mallSearchAddress = ({ query }: Input, { market }: Place): ListAddress =>
  listAddress({ path: mallPath('mall-search', market), scope: { officialMall: true }, query });

export function mallSearchQuery(input: Input, place: Place): SearchQuery {
  const { params, scope } = mallSearchAddress(input, place);
  return toSearchQuery({ ...params, ...scope }, place.market);
}
