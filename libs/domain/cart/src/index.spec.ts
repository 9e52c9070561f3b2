import { expect, expectTypeOf, it } from 'vitest';
import type { AddToCartBody, AddToCartStep } from './index.ts';
import * as library from './index.ts';

it('sends a model only when adding', () => {
  expectTypeOf<Extract<AddToCartStep, { modelid?: number }>['next']>().toEqualTypeOf<'add'>();
  expectTypeOf(library.buildAddToCart).returns.toEqualTypeOf<AddToCartBody>();
  expect(library.decideAddToCart({ loggedIn: false, item: null })).toEqual({ next: 'login' });
});
