import type { Market } from './create-markets.ts';
import type { LanguageTag } from './language-tags.ts';

/** The language as it is spoken in the market, for `Intl`: Spanish in Chile is `es-CL`, which writes money as Chile does. */
export const marketLocale = (market: Pick<Market, 'code'>, language: LanguageTag): string =>
  new Intl.Locale(language, { region: market.code }).toString();
