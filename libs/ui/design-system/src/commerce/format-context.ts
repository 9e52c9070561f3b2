import { createLocaleFormat } from '@pasar/locale-format';
import type { LocaleFormat } from '@pasar/locale-format';
import type { Money } from '@pasar/money';
import { createContext, useContext, useMemo } from 'react';
import { getI18n, I18nContext } from 'react-i18next';

const FormatContext = createContext<LocaleFormat | undefined>(undefined);

/** Provides the page's formats of money, numbers and dates, for components and screens. */
export const FormatProvider = FormatContext.Provider;

/** The format that the app provides; undefined outside a `FormatProvider`. */
export const useProvidedFormat = (): LocaleFormat | undefined => useContext(FormatContext);

/** The app's format, or the default of the page's language outside an app (stories, specs). */
export const useLocaleFormat = (): LocaleFormat => {
  const provided = useProvidedFormat();
  const { i18n } = useContext(I18nContext) ?? { i18n: getI18n() };
  const language = i18n?.language || 'en';
  return useMemo(() => provided ?? createLocaleFormat(language, 'UTC'), [provided, language]);
};

/** Formats money for the shopper's market; a string is returned unchanged. */
export const useMoneyText = (): ((price: Money | string) => string) => {
  const { money } = useLocaleFormat();
  return (price) => (typeof price === 'string' ? price : money(price));
};

/** Formats a whole percentage: 20 is `20%`, `20 %` or `%20`, depending on the language. */
export const usePercentText = (): ((percent: number) => string) => useLocaleFormat().percent;

/** Formats a count compactly: 1,234 is `1.2K` in English; numbers below a thousand are not shortened. */
export const useShortNumberText = (): ((count: number) => string) => useLocaleFormat().compact;

/** Formats a rating with one decimal: 4 is `4.0`, or `4,0` in German. */
export const useRatingText = (): ((rating: number) => string) => useLocaleFormat().rating;
