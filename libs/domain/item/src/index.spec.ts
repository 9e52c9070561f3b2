import { expect, expectTypeOf, it } from 'vitest';
import type { Purchasability, UnpurchasableReason } from './index.ts';
import * as library from './index.ts';

it('returns a reason exactly when an item cannot be bought', () => {
  expectTypeOf<
    Extract<Purchasability, { purchasable: false }>['reason']
  >().toEqualTypeOf<UnpurchasableReason>();
  expectTypeOf<Extract<Purchasability, { purchasable: true }>>().toEqualTypeOf<{
    readonly purchasable: true;
  }>();
  expect(library.isPurchasable(null)).toEqual({ purchasable: false, reason: 'missing' });
});
