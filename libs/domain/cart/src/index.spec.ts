import { expect, expectTypeOf, it } from 'vitest';
import type { AddToCartBody, AddToCartStep } from './index.ts';
import * as library from './index.ts';

it('exports exactly what the README lists', () => {
  expect(Object.keys(library).toSorted()).toEqual([
    'addToCartEffects',
    'addToCartSuccessKey',
    'buildAddToCart',
    'cartTotals',
    'checkQuantity',
    'clampQuantity',
    'decideAddToCart',
    'evaluateVoucher',
    'lineSubtotal',
    'nextAddToCartState',
    'priceCheckout',
    'priceDeals',
    'quantityLimit',
    'rememberQuantity',
    'rememberedQuantity',
    'shouldPropagateClick',
  ]);
});

it('names a model only where it adds', () => {
  expectTypeOf<Extract<AddToCartStep, { modelid?: number }>['next']>().toEqualTypeOf<'add'>();
  expectTypeOf(library.buildAddToCart).returns.toEqualTypeOf<AddToCartBody>();
  expect(library.decideAddToCart({ loggedIn: false, item: null })).toEqual({ next: 'login' });
});
