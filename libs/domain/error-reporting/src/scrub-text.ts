import { scrubPairs } from './scrub-pairs.ts';

const maxLength = 2000;

/** What may tell who someone is, and what stands in its place. */
const personal: readonly (readonly [pattern: RegExp, sign: string])[] = [
  // A query may carry anything that a shopper typed.
  [/\?[^\s)'"]+/g, '?…'],
  [/\d[\d -]{6,30}\d/g, '‹number›'],
];

/** Word by word: an expression that looks for what may stand before an `@` reads a long text again and again. */
const withoutEmails = (text: string): string =>
  text
    .split(/([\s<>()"'])/)
    .map((word) => (/.@./.test(word) ? '‹email›' : word))
    .join('');

/** A text without values under sensitive keys, addresses' queries, e-mail addresses and long numbers, of 2,000 characters at most. */
export const scrubText = (text: string): string =>
  personal.reduce(
    (left, [pattern, sign]) => left.replace(pattern, sign),
    withoutEmails(scrubPairs(text.slice(0, maxLength))),
  );
