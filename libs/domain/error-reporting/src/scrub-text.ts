import { scrubPairs } from './scrub-pairs.ts';

const maxLength = 2000;

/** Patterns of personal data and their replacements. */
const personal: readonly (readonly [pattern: RegExp, sign: string])[] = [
  // A query may contain anything that a shopper typed.
  [/\?[^\s)'"]+/g, '?…'],
  [/\d[\d -]{6,30}\d/g, '‹number›'],
];

/** Word by word: one regular expression for e-mail addresses would backtrack on long texts. */
const withoutEmails = (text: string): string =>
  text
    .split(/([\s<>()"'])/)
    .map((word) => (/.@./.test(word) ? '‹email›' : word))
    .join('');

/**
 * Removes values of sensitive keys, query strings, e-mail addresses and long numbers from a text; truncates it to 2,000
 * characters.
 */
export const scrubText = (text: string): string =>
  personal.reduce(
    (left, [pattern, sign]) => left.replace(pattern, sign),
    withoutEmails(scrubPairs(text.slice(0, maxLength))),
  );
