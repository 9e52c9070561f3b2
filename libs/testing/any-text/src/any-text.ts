import fc from 'fast-check';

/** The longest text that a parser has to take, in UTF-16 utf16Units. */
export const maxTextLength = 65_536;

/** Pieces that parsers trip over when they come again and again. */
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

/** UTF-16 utf16Units as they come, halves of pairs among them. */
const utf16Units = fc.array(fc.integer({ min: 0, max: 0xff_ff })).map((list) => String.fromCharCode(...list));

const fragment = fc.oneof(fc.constantFrom(...fragments), fc.string({ maxLength: 8 }));

const repeated = (text: string, length: number): string =>
  text === '' ? '' : text.repeat(Math.ceil(length / text.length)).slice(0, length);

/** One fragment again and again behind another, up to the longest. */
const longText = fc
  .tuple(fc.array(fragment, { maxLength: 4 }), fragment, fc.integer({ min: 0, max: maxTextLength }))
  .map(([start, again, length]) => (start.join('') + repeated(again, length)).slice(0, maxTextLength));

/**
 * Any text that somebody may type or link to, short or longText: odd characters, broken escapes, half a surrogate pair, and fragments
 * that repeat up to 64 k. `start` stands before it, so that the text is read where a parser reads on.
 */
export const anyText = (start = ''): fc.Arbitrary<string> =>
  fc
    .oneof(
      utf16Units,
      fc.array(fragment).map((list) => list.join('')),
      longText,
    )
    .map((text) => start + text);
