import type { MarketCode } from './market-rows.data.ts';
import { marketRows } from './market-rows.data.ts';

/** Whether a text from outside is the code of a market. */
export const isMarketCode = (text: string): text is MarketCode =>
  marketRows.some(({ code }) => code === text);
