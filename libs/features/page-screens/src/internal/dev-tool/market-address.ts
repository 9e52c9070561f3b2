import { marketByCode, marketOrigin } from '@pasar/markets';
import type { MarketCode } from '@pasar/markets';
import { buildPath } from '@pasar/routing-table';

/** The URL of this tool in another market. */
export const marketAddress = (origin: string, code: MarketCode): string =>
  marketOrigin(marketByCode(code), origin) + buildPath('dev-tool', {}, {}, code);
