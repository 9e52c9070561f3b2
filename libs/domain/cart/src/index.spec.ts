import { expect, expectTypeOf, it } from 'vitest';
import type { AddToCartBody, AddToCartStep } from './index.ts';
import * as library from './index.ts';

it('exports exactly what the README lists', () => {
  expect(Object.keys(library).toSorted()).toEqual([
    'addedMessageKey',
    'afterAdding',
    'buildAddToCart',
    'cartTotals',
    'checkQuantity',
    'decideAddToCart',
    'judgeVoucher',
    'lineSubtotal',
    'nearestQuantity',
    'nextAdding',
    'pressGoesOn',
    'priceCheckout',
    'priceDeals',
    'quantityLimit',
    'rememberQuantity',
    'rememberedQuantity',
  ]);
});

it('names a model only where it adds', () => {
  expectTypeOf<Extract<AddToCartStep, { modelid?: number }>['next']>().toEqualTypeOf<'add'>();
  expectTypeOf(library.buildAddToCart).returns.toEqualTypeOf<AddToCartBody>();
  expect(library.decideAddToCart({ loggedIn: false, item: null })).toEqual({ next: 'login' });
});
