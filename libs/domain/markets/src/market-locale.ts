import type { Market } from './create-markets.ts';
import type { LanguageTag } from './language-tags.ts';

/** The market's variant of a language, for `Intl`: Spanish in Chile is `es-CL`, which formats money as in Chile. */
export const marketLocale = (market: Pick<Market, 'code'>, language: LanguageTag): string =>
  new Intl.Locale(language, { region: market.code }).toString();
