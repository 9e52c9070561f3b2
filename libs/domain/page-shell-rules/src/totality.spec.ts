import { arbitraryText } from '@pasar/arbitrary-text';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isRegionalMirror, pageTheme } from './index.ts';

it('finds a theme for any URL, and accepts any host', () => {
  fc.assert(
    fc.property(fc.oneof(arbitraryText(), arbitraryText('/'), arbitraryText('/mall/')), (text) => {
      expect(['default', 'official-shop', 'supermarket']).toContain(pageTheme({ url: text, market: 'SG' }));
      expect(isRegionalMirror(text, ['a', text])).toBeTypeOf('boolean');
    }),
  );
});
