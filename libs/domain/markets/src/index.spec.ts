import { expect, expectTypeOf, it } from 'vitest';
import type { Market, MarketCode } from './index.ts';
import * as library from './index.ts';

it('types the codes as literals', () => {
  expectTypeOf<Market['code']>().toEqualTypeOf<MarketCode>();
  expectTypeOf<'BR'>().toExtend<MarketCode>();
  expectTypeOf<'US'>().not.toExtend<MarketCode>();
  expect(library.marketByCode('BR').code).toBe('BR');
});
