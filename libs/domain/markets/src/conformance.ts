import type { LanguageTag } from './language-tags.ts';
import { isMarketCode } from './is-market-code.ts';
import { marketByCode, marketByHost, markets } from './markets.ts';
import { offeredLanguages } from './offered-languages.ts';

type MarketCase = {
  readonly market: string;
  readonly host: string;
  readonly toggles?: readonly string[];
};

const languages = ({ market, toggles = [] }: MarketCase): readonly LanguageTag[] =>
  offeredLanguages(marketByCode(market), toggles);

/** The subjects of this library's case tables. */
export const subjects: Record<string, (given: never) => unknown> = {
  'markets/known': ({ market }: MarketCase) => isMarketCode(market),
  'markets/codes': () => markets.map(({ code }) => code),
  'markets/row': ({ market }: MarketCase) => marketByCode(market),
  'markets/by-host': ({ host }: MarketCase) => marketByHost(host)?.code ?? null,
  'markets/languages': languages,
};
