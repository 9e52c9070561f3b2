import fc from 'fast-check';

/** The maximum length, in UTF-16 code units. */
export const maxTextLength = 65_536;

/** Fragments that are hard for parsers when they are repeated. */
const fragments = [
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

/** Random UTF-16 code units, including lone surrogates. */
const utf16Units = fc.array(fc.integer({ min: 0, max: 0xff_ff })).map((list) => String.fromCharCode(...list));

const fragment = fc.oneof(fc.constantFrom(...fragments), fc.string({ maxLength: 8 }));

const repeated = (text: string, length: number): string =>
  text === '' ? '' : text.repeat(Math.ceil(length / text.length)).slice(0, length);

/** A repeated fragment after a prefix, up to the maximum length. */
const longText = fc
  .tuple(fc.array(fragment, { maxLength: 4 }), fragment, fc.integer({ min: 0, max: maxTextLength }))
  .map(([start, again, length]) => (start.join('') + repeated(again, length)).slice(0, maxTextLength));

/**
 * Arbitrary text, short or long: odd characters, broken escapes, lone surrogates, and repeated fragments up to 64 k. `start` is
 * a fixed prefix, so that the text reaches a later stage of a parser.
 */
export const arbitraryText = (start = ''): fc.Arbitrary<string> =>
  fc
    .oneof(
      utf16Units,
      fc.array(fragment).map((list) => list.join('')),
      longText,
    )
    .map((text) => start + text);
