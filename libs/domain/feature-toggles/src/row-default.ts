import type { MarketCode } from '@pasar/markets';
import type { ToggleRow } from './toggles.data.ts';

/** A toggle's default in a market without configuration. */
export const rowDefault = ({ default: common, markets }: ToggleRow, market: MarketCode): boolean =>
  markets?.[market] ?? common;

/** Names of the toggles that are on by default in a market: the fallback when nothing can be loaded. */
export const defaultNames = (rows: readonly ToggleRow[], market: MarketCode): string[] =>
  rows.filter((row) => rowDefault(row, market)).map(({ name }) => name);
