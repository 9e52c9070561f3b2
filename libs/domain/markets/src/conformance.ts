import type { LanguageTag } from './language-tags.ts';
import { isMarketCode } from './is-market-code.ts';
import { marketByCode, marketByHost, markets } from './markets.ts';
import { offeredLanguages } from './offered-languages.ts';

type Given = {
  readonly market: string;
  readonly host: string;
  readonly toggles?: readonly string[];
};

const languages = ({ market, toggles = [] }: Given): readonly LanguageTag[] =>
  offeredLanguages(marketByCode(market), toggles);

/** The subjects of this library's case tables. */
export const subjects: Record<string, (given: never) => unknown> = {
  'markets/known': ({ market }: Given) => isMarketCode(market),
  'markets/codes': () => markets.map(({ code }) => code),
  'markets/row': ({ market }: Given) => marketByCode(market),
  'markets/by-host': ({ host }: Given) => marketByHost(host)?.code ?? null,
  'markets/languages': languages,
};
