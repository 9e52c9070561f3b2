import { marketLocale } from '@pasar/markets';
import type { LanguageTag, Market } from '@pasar/markets';
import { createMoneyFormat } from '@pasar/money';
import type { Money } from '@pasar/money';
import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';

/** Numbers, money and times as the market and the language write them. */
export type Format = {
  readonly money: (value: Money) => string;
  readonly number: (value: number) => string;
  /** 12.3k, 1,2 mil … */
  readonly compact: (value: number) => string;
  /** A whole percentage: 25 → 25 %. */
  readonly percent: (value: number) => string;
  /** Epoch milliseconds. */
  readonly date: (at: number) => string;
  readonly dateTime: (at: number) => string;
  /** The hour alone, by the market's clock. */
  readonly time: (at: number) => string;
};

/** Made when the first value is written: a page that shows no dates does not pay for their words. */
function whenAsked<Value>(
  make: () => { readonly format: (value: Value) => string },
): (value: Value) => string {
  let made: { readonly format: (value: Value) => string } | undefined;
  return (value) => (made ??= make()).format(value);
}

function createFormat(locale: string, timeZone: string): Format {
  const numbers = (options?: Intl.NumberFormatOptions) =>
    whenAsked<number>(() => new Intl.NumberFormat(locale, options));
  const times = (options: Intl.DateTimeFormatOptions) =>
    whenAsked<number>(() => new Intl.DateTimeFormat(locale, { ...options, timeZone }));
  const percent = numbers({ style: 'percent', maximumFractionDigits: 0 });
  return {
    money: createMoneyFormat(locale),
    number: numbers(),
    compact: numbers({ notation: 'compact', maximumFractionDigits: 1 }),
    percent: (value) => percent(value / 100),
    date: times({ dateStyle: 'medium' }),
    dateTime: times({ dateStyle: 'medium', timeStyle: 'short' }),
    time: times({ timeStyle: 'short' }),
  };
}

const formats = new Map<string, Format>();

/** How a market writes in a language. A memo of a pure function: making the writers costs more than a page's use of them. */
export function formatOf(market: Market, language: LanguageTag): Format {
  const locale = marketLocale(market, language);
  const format = formats.get(locale) ?? createFormat(locale, market.timeZone);
  formats.set(locale, format);
  return format;
}

const Context = createContext<Format | null>(null);

export function FormatProvider({
  market,
  language,
  children,
}: {
  market: Market;
  language: LanguageTag;
  children: ReactNode;
}) {
  const format = useMemo(() => formatOf(market, language), [market, language]);
  return <Context value={format}>{children}</Context>;
}

/** Throws outside a `FormatProvider`: that is a mistake of the app. */
export function useFormat(): Format {
  const format = use(Context);
  if (!format) throw new Error('useFormat needs a FormatProvider above it');
  return format;
}
