import type { MarketCode } from '@pasar/markets';
import type { ToggleRow } from './toggles.data.ts';

/** How a switch stands in a market where nobody has configured it. */
export const rowDefault = ({ default: common, markets }: ToggleRow, market: MarketCode): boolean =>
  markets?.[market] ?? common;

/** The names of the switches that are on in a market where nobody has configured any: what holds when no one can be asked. */
export const defaultNames = (rows: readonly ToggleRow[], market: MarketCode): string[] =>
  rows.filter((row) => rowDefault(row, market)).map(({ name }) => name);
