import { code128Patterns } from './code-128-patterns.data.ts';

const [startB, stop] = [104, 106];

const toWidths = (value: number): number[] =>
  [...(code128Patterns[Math.floor(value / 10)]?.split(' ')[value % 10] ?? '')].map(Number);

/**
 * Encodes a number of a parcel as Code 128, in code set B: the alternating widths of bars and gaps in modules, with the check
 * character. Null for an empty text or one with characters outside printable ASCII.
 */
export function code128Widths(text: string): readonly number[] | null {
  if (!/^[ -~]+$/.test(text)) return null;
  const values = [...text].map((character) => character.charCodeAt(0) - 32);
  const sum = values.reduce((total, value, index) => total + value * (index + 1), startB);
  return [startB, ...values, sum % 103, stop].flatMap(toWidths);
}
