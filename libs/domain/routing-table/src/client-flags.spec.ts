import { expect, it } from 'vitest';
import { clientFlags } from './client-flags.ts';

it.each([
  ['/cart', false, false],
  ['/cart?tried_rn=1', false, true],
  ['/cart?a=1&tried_rn=true#x', false, true],
  ['/cart?tried_rn=0', false, false],
  ['/cart?tried_rn', false, false],
  ['/cart#tried_rn=1', false, false],
  ['https://shop.example/?__mobile__=1&tried_rn=1', true, true],
  ['https://', false, false],
])('%s', (url, mobileFlag, triedNativeApp) => {
  expect(clientFlags(url)).toEqual({ mobileFlag, triedNativeApp });
});
