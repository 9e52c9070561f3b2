import { expect, expectTypeOf, it } from 'vitest';
import type { Money, MoneyFormat } from './index.ts';
import * as library from './index.ts';

it('is typed', () => {
  expectTypeOf(library.parseMoney).returns.toEqualTypeOf<Money | null>();
  expectTypeOf(library.createMoneyFormat('en')).toEqualTypeOf<MoneyFormat>();
  expect(library.parseMoney('1 SGD')).toEqual({ amount: 100, currency: 'SGD' });
});
