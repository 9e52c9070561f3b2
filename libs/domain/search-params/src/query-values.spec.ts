import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseSearch } from './parse-search.ts';
import { decodeQueryText } from './query-values.ts';
import { maxKeywordLength } from './search-fields.data.ts';
import { stringifySearch } from './stringify-search.ts';

const asForms = (text: string): string => new URLSearchParams(`t=${text}`).get('t') ?? '';

/** Malformed escapes from the web platform tests' form parser, and their decoded values. */
it.each([
  ['%', '%'],
  ['%a', '%a'],
  ['%a_', '%a_'],
  ['%2sf%2a', '%2sf*'],
  ['%2%2af%2a', '%2*f*'],
  ['%%2a', '%*'],
  ['%C2', '\uFFFD'],
  ['%C2x', '\uFFFDx'],
  ['%FE%FF', '\uFFFD\uFFFD'],
  ['%EF%BB%BFx', '\uFEFFx'],
  ['a+b%', 'a b%'],
])('%s is decoded as %s', (raw, text) => {
  expect(decodeQueryText(raw)).toBe(text);
});

it('decodes like a browser', () => {
  const piece = fc.oneof(fc.constantFrom('%', '%2', '%C2', '%E9%9E%8B', '+', '%2B', '='), fc.string());
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const raw = pieces.join('').replaceAll('&', '').toWellFormed();
      expect(decodeQueryText(raw)).toBe(asForms(raw));
    }),
  );
});

it.each([
  ['five kilobytes', 'shoe '.repeat(1000), 'shoe '.repeat(40)],
  ['the longest', 'a'.repeat(maxKeywordLength), 'a'.repeat(maxKeywordLength)],
  [
    'a character of two units at the limit',
    `${'a'.repeat(maxKeywordLength - 1)}👟`,
    'a'.repeat(maxKeywordLength - 1),
  ],
  ['a character that no text can have', '\0running\0 shoes', 'running shoes'],
])('cuts a keyword to what the search accepts: %s', (_, keyword, cut) => {
  expect(parseSearch(`keyword=${encodeURIComponent(keyword)}`)).toEqual({ keyword: cut });
  expect(parseSearch(stringifySearch({ keyword }))).toEqual({ keyword: cut });
});
