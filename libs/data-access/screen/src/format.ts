import { createLocaleFormat } from '@pasar/locale-format';
import type { LocaleFormat } from '@pasar/locale-format';
import { marketLocale } from '@pasar/markets';
import type { LanguageTag, Market } from '@pasar/markets';
import { createContext, use } from 'react';

const formats = new Map<string, LocaleFormat>();

/** How a market writes in a language. A memo of a pure function: making the writers costs more than a page's use of them. */
export function formatOf(market: Market, language: LanguageTag): LocaleFormat {
  const locale = marketLocale(market, language);
  const format = formats.get(locale) ?? createLocaleFormat(locale, market.timeZone);
  formats.set(locale, format);
  return format;
}

const Context = createContext<LocaleFormat | null>(null);

/** Given by the app: `formatOf` the page's market and language. */
export const FormatProvider = Context.Provider;

/** Throws outside a `FormatProvider`: that is a mistake of the app. */
export function useFormat(): LocaleFormat {
  const format = use(Context);
  if (!format) throw new Error('useFormat needs a FormatProvider above it');
  return format;
}
