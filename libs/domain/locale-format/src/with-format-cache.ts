import type { Money } from '@pasar/money';
import type { LocaleFormat } from './locale-format.ts';

/** Formatted texts by method and value: `money SGD 1290`, `percent 20`. The value is last, so that keys can be grouped. */
export type FormatCache = Map<string, string>;

const isMoney = (value: number | Money): value is Money => typeof value === 'object';

const cacheKey = (way: string, value: number | Money): string =>
  isMoney(value) ? `${way} ${value.currency} ${value.amount}` : `${way} ${value}`;

/**
 * Adds a cache to a format: known values are read from `written`, new ones are added to it. Hydration then reproduces the
 * server's texts exactly, even if the browser's `Intl` version differs, and without the cost of initialising `Intl`.
 */
export function withFormatCache(format: LocaleFormat, written: FormatCache): LocaleFormat {
  const getOrWrite = (key: string, write: () => string): string => {
    const known = written.get(key);
    if (known !== undefined) return known;
    const text = write();
    written.set(key, text);
    return text;
  };
  const cached =
    <Value extends number | Money>(way: keyof LocaleFormat, write: (value: Value) => string) =>
    (value: Value): string =>
      getOrWrite(cacheKey(way, value), () => write(value));
  return {
    money: cached('money', format.money),
    number: cached('number', format.number),
    compact: cached('compact', format.compact),
    percent: cached('percent', format.percent),
    rating: cached('rating', format.rating),
    date: cached('date', format.date),
    dateTime: cached('dateTime', format.dateTime),
    days: (from, to) => getOrWrite(`days ${from} ${to}`, () => format.days(from, to)),
    time: cached('time', format.time),
    hoursAndMinutes: cached('hoursAndMinutes', format.hoursAndMinutes),
  };
}
