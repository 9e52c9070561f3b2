import { arbitraryText } from '@pasar/arbitrary-text';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalSearch, parseBoolean, parseIntList, parseList, parseSearch } from './index.ts';

it('accepts any query and any value', () => {
  fc.assert(
    fc.property(fc.oneof(arbitraryText(), arbitraryText('?keyword='), arbitraryText('page=')), (text) => {
      expect(parseSearch(text)).toBeTypeOf('object');
      expect(canonicalSearch(parseSearch(text))).toBeTypeOf('string');
      expect([true, false, null, undefined]).toContain(parseBoolean(text));
      for (const list of [parseList(text), parseIntList(text)]) expect(list ?? []).toBeInstanceOf(Array);
    }),
    { numRuns: 30 },
  );
});
