import type { ToggleRow } from '@pasar/feature-toggles';
import type { MarketCode } from '@pasar/markets';

/** Every switch as it stands in a market, in the table's order. @spec get-ft-v2 */
export const readToggles = (
  rows: readonly ToggleRow[],
  market: MarketCode,
): { name: string; toggle: boolean }[] =>
  rows.map((row) => ({ name: row.name, toggle: row.markets?.[market] ?? row.default }));
