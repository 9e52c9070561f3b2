import { arbitraryText } from '@pasar/arbitrary-text';
import { marketByCode } from '@pasar/markets';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { detectDevice, installLink, oneLink } from './index.ts';

const market = marketByCode('PL');

it('every user agent names a device', () => {
  fc.assert(
    fc.property(arbitraryText(), (userAgent) => {
      expect(installLink(market, detectDevice(userAgent))).toMatch(/^https:/);
    }),
  );
});

it('every path of the app has a link', () => {
  fc.assert(
    fc.property(arbitraryText('/'), (path) => {
      expect(new URL(oneLink(market, path)).host).toBe('pasar-pl.onelink.example');
    }),
  );
});
