import { useProvidedFormat } from '@pasar/design-system';
import { createLocaleFormat } from '@pasar/locale-format';
import type { LocaleFormat } from '@pasar/locale-format';
import { marketLocale } from '@pasar/markets';
import type { LanguageTag, Market } from '@pasar/markets';

const formats = new Map<string, LocaleFormat>();

/** The locale format of a market and language, memoized: creating Intl formatters is expensive. */
export function createMarketFormat(market: Market, language: LanguageTag): LocaleFormat {
  const key = `${market.code} ${language}`;
  const format = formats.get(key) ?? createLocaleFormat(marketLocale(market, language), market.timeZone);
  formats.set(key, format);
  return format;
}

/** Throws outside a `FormatProvider`. */
export function useFormat(): LocaleFormat {
  const format = useProvidedFormat();
  if (!format) throw new Error('useFormat needs a FormatProvider');
  return format;
}
