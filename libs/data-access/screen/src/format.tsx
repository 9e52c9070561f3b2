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

function createFormat(locale: string, timeZone: string): Format {
  const number = new Intl.NumberFormat(locale);
  const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone });
  const dateTime = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone });
  return {
    money: createMoneyFormat(locale),
    number: (value) => number.format(value),
    compact: (value) => compact.format(value),
    percent: (value) => percent.format(value / 100),
    date: (at) => date.format(at),
    dateTime: (at) => dateTime.format(at),
    time: (at) => time.format(at),
  };
}

const formats = new Map<string, Format>();

/** A memo of a pure function, one a market and language: making the writers costs more than a page's use of them. */
function formatOf(market: Market, language: LanguageTag): Format {
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
