import fc from 'fast-check';

/** The longest text that a parser has to take, in UTF-16 units. */
export const longestText = 65_536;

/** Pieces that parsers trip over when they come again and again. */
const pieces = [
  '/',
  '//',
  '\\',
  '?',
  '&',
  '=',
  '#',
  '%',
  '%2F',
  '%C3',
  '+',
  ' ',
  '.',
  '../',
  '-',
  'a-',
  '@',
  'a.a@',
  ':',
  '1',
  'a',
  'é',
  '😀',
  '\ud800',
  '\u0000',
  '{',
  '(',
  '[',
  '"',
  'a=1&',
  'https://',
];

/** UTF-16 units as they come, halves of pairs among them. */
const units = fc.array(fc.integer({ min: 0, max: 0xff_ff })).map((list) => String.fromCharCode(...list));

const piece = fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 8 }));

const repeated = (text: string, length: number): string =>
  text === '' ? '' : text.repeat(Math.ceil(length / text.length)).slice(0, length);

/** One piece again and again behind another, up to the longest. */
const long = fc
  .tuple(fc.array(piece, { maxLength: 4 }), piece, fc.integer({ min: 0, max: longestText }))
  .map(([start, again, length]) => (start.join('') + repeated(again, length)).slice(0, longestText));

/**
 * Any text that somebody may type or link to, short or long: odd characters, broken escapes, half a surrogate pair, and pieces
 * that repeat up to 64 k. `start` stands before it, so that the text is read where a parser reads on.
 */
export const anyText = (start = ''): fc.Arbitrary<string> =>
  fc
    .oneof(
      units,
      fc.array(piece).map((list) => list.join('')),
      long,
    )
    .map((text) => start + text);
