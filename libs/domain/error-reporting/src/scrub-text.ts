const longest = 2000;

/** What may tell who someone is, and what stands in its place. */
const personal: readonly (readonly [pattern: RegExp, sign: string])[] = [
  // A query may carry anything that a shopper typed.
  [/\?[^\s)'"]+/g, '?…'],
  [/[^\s@<>()"']{1,64}@[^\s@<>()"']{1,190}/g, '‹email›'],
  [/\d[\d -]{6,30}\d/g, '‹number›'],
];

/** A text without addresses' queries, e-mail addresses and long numbers, of 2,000 characters at most. */
export const scrubText = (text: string): string =>
  personal.reduce((left, [pattern, sign]) => left.replace(pattern, sign), text.slice(0, longest));
