import { formatMoney } from '@pasar/money';
import type { Money } from '@pasar/money';
import { createContext, useContext } from 'react';
import { getI18n, I18nContext } from 'react-i18next';
import { createNumberFormats } from './number-formats.ts';

const LocaleContext = createContext<string | undefined>(undefined);

/** Given by the app: the language as the market speaks it (`es-CL`; see `marketLocale`), for money, numbers and dates. */
export const LocaleProvider = LocaleContext.Provider;

/** The locale for `Intl`: the app's, or the page's language where no app stands around (stories, specs). */
export const useLocale = (): string => {
  const locale = useContext(LocaleContext);
  const { i18n } = useContext(I18nContext) ?? { i18n: getI18n() };
  return locale ?? (i18n?.language || 'en');
};

/** Writes money as the shopper's market does; a text stands as it is. */
export const useMoneyText = (): ((price: Money | string) => string) => {
  const locale = useLocale();
  return (price) => (typeof price === 'string' ? price : formatMoney(price, locale));
};

const percents = createNumberFormats({ style: 'percent' });
const shortNumbers = createNumberFormats({ notation: 'compact', maximumFractionDigits: 1 });
const ratings = createNumberFormats({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Writes a whole percentage: 20 is `20%`, `20 %` or `%20`, as the language does. */
export const usePercentText = (): ((percent: number) => string) => {
  const format = percents(useLocale());
  return (percent) => format.format(percent / 100);
};

/** Writes a count shortly: 1,234 is `1.2K` in English, `1234` stays whole under a thousand. */
export const useShortNumberText = (): ((count: number) => string) => {
  const format = shortNumbers(useLocale());
  return (count) => format.format(count);
};

/** Writes a rating with one decimal: 4 is `4.0`, `4,0` in German. */
export const useRatingText = (): ((rating: number) => string) => {
  const format = ratings(useLocale());
  return (rating) => format.format(rating);
};
