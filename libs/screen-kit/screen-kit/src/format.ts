import { createLocaleFormat } from '@pasar/locale-format';
import type { LocaleFormat } from '@pasar/locale-format';
import { marketLocale } from '@pasar/markets';
import type { LanguageTag, Market } from '@pasar/markets';
import { createContext, use } from 'react';

const formats = new Map<string, LocaleFormat>();

/** The locale format of a market and language, memoized: creating Intl formatters is expensive. */
export function formatOf(market: Market, language: LanguageTag): LocaleFormat {
  const locale = marketLocale(market, language);
  const format = formats.get(locale) ?? createLocaleFormat(locale, market.timeZone);
  formats.set(locale, format);
  return format;
}

const Context = createContext<LocaleFormat | null>(null);

/** Provides `formatOf` the page's market and language. */
export const FormatProvider = Context.Provider;

/** Throws outside a `FormatProvider`. */
export function useFormat(): LocaleFormat {
  const format = use(Context);
  if (!format) throw new Error('useFormat needs a FormatProvider above it');
  return format;
}
