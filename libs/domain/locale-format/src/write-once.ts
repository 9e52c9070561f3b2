import type { Money } from '@pasar/money';
import type { LocaleFormat } from './locale-format.ts';

/** What was written, by what it was written of. */
export type Written = Map<string, string>;

const isMoney = (value: number | Money): value is Money => typeof value === 'object';

const keyOf = (way: string, value: number | Money): string =>
  isMoney(value) ? `${way} ${value.amount} ${value.currency}` : `${way} ${value}`;

/**
 * A format that writes nothing twice: what `written` holds stands, and what is new is added to it. A page that was rendered
 * elsewhere is taken over letter by letter, even where two versions of `Intl` disagree, and without the milliseconds that
 * the first use of `Intl` costs a browser.
 */
export function writeOnce(format: LocaleFormat, written: Written): LocaleFormat {
  const once =
    <Value extends number | Money>(way: keyof LocaleFormat, write: (value: Value) => string) =>
    (value: Value): string => {
      const key = keyOf(way, value);
      const known = written.get(key);
      if (known !== undefined) return known;
      const text = write(value);
      written.set(key, text);
      return text;
    };
  return {
    money: once('money', format.money),
    number: once('number', format.number),
    compact: once('compact', format.compact),
    percent: once('percent', format.percent),
    rating: once('rating', format.rating),
    date: once('date', format.date),
    dateTime: once('dateTime', format.dateTime),
    time: once('time', format.time),
  };
}
