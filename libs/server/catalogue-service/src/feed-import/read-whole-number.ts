import { isMultipleWord } from './read-multiple-amount.ts';

type Mark = '.' | ',';

const otherMark: Readonly<Record<Mark, Mark>> = { '.': ',', ',': '.' };

/**
 * Returns the decimal separator of a price such as `12,90` or `1.299.000`; undefined if it shows none, or either, or is a short form
 * such as `1.2jt`, whose writer may mark thousands so elsewhere.
 */
export function findDecimalMark(price: string): Mark | undefined {
  const digits = [...price.matchAll(/\d/g)].map(({ index }) => index);
  const end = (digits.at(-1) ?? 0) + 1;
  const [, word = ''] = /^ ?([\p{L}\p{M}]+)/u.exec(price.slice(end)) ?? [];
  if (isMultipleWord(word.toLowerCase())) return undefined;
  const number = price.slice(digits[0], end);
  const marks = number.match(/[.,]/g) ?? [];
  const [first, last] = [marks[0] as Mark | undefined, marks.at(-1) as Mark | undefined];
  if (first === undefined || last === undefined) return undefined;
  if (first !== last) return last;
  if (marks.length > 1) return otherMark[last];
  return /[.,]\d{3}$/.test(number) ? undefined : last;
}

const grouped = /^(?<whole>\d{1,3}(?:(?<mark>[.,])\d{3})(?:\k<mark>\d{3})*)(?:(?!\k<mark>)[.,]0{1,6})?$/;
const plain = /^(?<whole>\d{1,15})(?:[.,]0{1,6})?$/;
/** Thousands, or a number with three decimals. */
const oneGroup = /^\d{1,3}(?<mark>[.,])\d{3}$/;

/**
 * Normalizes a whole number from 0 such as `5`, `5.0`, `1,500` or `1.500` to its digits. A single dot before three digits is read as
 * in the prices of its row, whose decimal separator is given, and `ambiguous` if they do not tell; a comma marks thousands then.
 * Undefined for anything else.
 */
export function readWholeNumber(
  text: string,
  decimalMark: Mark | undefined,
): string | 'ambiguous' | undefined {
  const mark = oneGroup.exec(text)?.groups?.['mark'];
  if (mark === '.' && decimalMark === undefined) return 'ambiguous';
  const isDecimal = mark !== undefined && mark === decimalMark;
  const whole = (isDecimal ? undefined : grouped.exec(text)) ?? plain.exec(text);
  return whole?.groups?.['whole']?.replaceAll(/[.,]/g, '');
}
