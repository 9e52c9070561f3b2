import { arbitraryText } from '@pasar/arbitrary-text';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isMallHost, isMarketCode, marketByHost } from './index.ts';

it('accepts any host and any code', () => {
  fc.assert(
    fc.property(fc.oneof(arbitraryText(), arbitraryText('mall.')), (text) => {
      expect(isMarketCode(marketByHost(text)?.code ?? 'SG')).toBe(true);
      expect(isMallHost(text)).toBe(text.toLowerCase().startsWith('mall.'));
      expect(isMarketCode(text)).toBeTypeOf('boolean');
    }),
  );
});
