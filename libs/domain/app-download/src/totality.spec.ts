import { arbitraryText } from '@pasar/arbitrary-text';
import { marketByCode } from '@pasar/markets';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { oneLink } from './index.ts';

const market = marketByCode('PL');

it('links every path of the app', () => {
  fc.assert(
    fc.property(arbitraryText('/'), (path) => {
      expect(new URL(oneLink(market, path)).host).toBe('pasar-pl.onelink.example');
    }),
  );
});
