import { formatMoney } from '@pasar/money';
import type { Money } from '@pasar/money';
import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';

const LocaleContext = createContext<string | undefined>(undefined);

/** Given by the app: the language as the market speaks it (`es-CL`; see `marketLocale`), for money, numbers and dates. */
export const LocaleProvider = LocaleContext.Provider;

/** The locale for `Intl`: the app's, or the page's language where no app stands around (stories, specs). */
export const useLocale = (): string => {
  const { i18n } = useTranslation('design-system');
  return useContext(LocaleContext) ?? (i18n?.language || 'en');
};

/** Writes money as the shopper's market does; a text stands as it is. */
export const useMoneyText = (): ((price: Money | string) => string) => {
  const locale = useLocale();
  return (price) => (typeof price === 'string' ? price : formatMoney(price, locale));
};

/** Writes a whole percentage: 20 is `20%`, `20 %` or `%20`, as the language does. */
export const usePercentText = (): ((percent: number) => string) => {
  const locale = useLocale();
  return (percent) => new Intl.NumberFormat(locale, { style: 'percent' }).format(percent / 100);
};

/** Writes a count shortly: 1,234 is `1.2K` in English, `1234` stays whole under a thousand. */
export const useShortNumberText = (): ((count: number) => string) => {
  const locale = useLocale();
  return (count) =>
    new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }).format(count);
};
