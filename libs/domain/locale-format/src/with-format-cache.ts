import type { Money } from '@pasar/money';
import type { LocaleFormat } from './locale-format.ts';

/** What was written, by what it was written of. */
export type FormatCache = Map<string, string>;

const isMoney = (value: number | Money): value is Money => typeof value === 'object';

const cacheKey = (way: string, value: number | Money): string =>
  isMoney(value) ? `${way} ${value.amount} ${value.currency}` : `${way} ${value}`;

/**
 * A format that writes nothing twice: what `written` holds stands, and what is new is added to it. A page that was rendered
 * elsewhere is taken over letter by letter, even where two versions of `Intl` disagree, and without the milliseconds that
 * the first use of `Intl` costs a browser.
 */
export function withFormatCache(format: LocaleFormat, written: FormatCache): LocaleFormat {
  const cached =
    <Value extends number | Money>(way: keyof LocaleFormat, write: (value: Value) => string) =>
    (value: Value): string => {
      const key = cacheKey(way, value);
      const known = written.get(key);
      if (known !== undefined) return known;
      const text = write(value);
      written.set(key, text);
      return text;
    };
  return {
    money: cached('money', format.money),
    number: cached('number', format.number),
    compact: cached('compact', format.compact),
    percent: cached('percent', format.percent),
    rating: cached('rating', format.rating),
    date: cached('date', format.date),
    dateTime: cached('dateTime', format.dateTime),
    time: cached('time', format.time),
  };
}
