import { expect, it } from 'vitest';
import { findCardSpace, placeOriginalPrice } from './card-space.ts';

const standard = { size: 'normal', rating: true, sold: true } as const;

it.each([
  ['$24.72', '$39.90', standard, true, 'beside'],
  ['30,99 zł', '34,99 zł', standard, true, 'beside'],
  ['118,99 zł', '177,99 zł', standard, true, 'below'],
  ['R$ 176,90', 'R$ 294,90', standard, true, 'below'],
  ['192.400 ₫', '300.000 ₫', standard, true, 'below'],
  ['Rp1.234.500', 'Rp2.000.000', standard, false, 'below'],
  ['$24.72', '$39.90', { ...standard, size: 'small' }, false, 'beside'],
  // A card without a row for rating and sales has no other place.
  ['192.400 ₫', '300.000 ₫', { ...standard, rating: false, sold: false }, true, 'if-room'],
] as const)(
  '%s and %s on a card %o, beside the cart: %s, original price: %s',
  (price, before, layout, cart, place) => {
    expect(placeOriginalPrice({ price, before }, layout, cart)).toBe(place);
  },
);

it('each icon takes space', () => {
  expect(findCardSpace('normal', { signs: 2, besideCart: true })).toEqual({ smaller: 6, lowest: 7 });
});
