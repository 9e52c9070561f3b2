import { createLocaleFormat } from '@pasar/locale-format';
import type { LocaleFormat } from '@pasar/locale-format';
import type { Money } from '@pasar/money';
import { createContext, useContext, useMemo } from 'react';
import { getI18n, I18nContext } from 'react-i18next';

const FormatContext = createContext<LocaleFormat | undefined>(undefined);

/** Provides how the page formats money, numbers and dates, for components and screens alike. */
export const FormatProvider = FormatContext.Provider;

/** The format that the app provides; undefined outside a `FormatProvider`. */
export const useProvidedFormat = (): LocaleFormat | undefined => useContext(FormatContext);

/** The app's format, or that of the page's language where there is no app (stories, specs). */
const useLocaleFormat = (): LocaleFormat => {
  const given = useProvidedFormat();
  const { i18n } = useContext(I18nContext) ?? { i18n: getI18n() };
  const language = i18n?.language || 'en';
  return useMemo(() => given ?? createLocaleFormat(language, 'UTC'), [given, language]);
};

/** Writes money as the shopper's market does; a text stands as it is. */
export const useMoneyText = (): ((price: Money | string) => string) => {
  const { money } = useLocaleFormat();
  return (price) => (typeof price === 'string' ? price : money(price));
};

/** Writes a whole percentage: 20 is `20%`, `20 %` or `%20`, as the language does. */
export const usePercentText = (): ((percent: number) => string) => useLocaleFormat().percent;

/** Writes a count shortly: 1,234 is `1.2K` in English, `1234` stays whole under a thousand. */
export const useShortNumberText = (): ((count: number) => string) => useLocaleFormat().compact;

/** Writes a rating with one decimal: 4 is `4.0`, `4,0` in German. */
export const useRatingText = (): ((rating: number) => string) => useLocaleFormat().rating;
