import { expect, it } from 'vitest';
import { doPricesFit, findCardSpace } from './card-space.ts';

it.each([
  ['$24.72', '$39.90', 'normal', true, true],
  ['30,99 zł', '34,99 zł', 'normal', true, true],
  ['192.400 ₫', '300.000 ₫', 'normal', true, false],
  ['Rp1.234.500', 'Rp2.000.000', 'normal', false, false],
  ['$24.72', '$39.90', 'small', false, true],
] as const)(
  '%s and %s on a %s card, beside the cart: %s, fit: %s',
  (price, before, size, besideCart, fit) => {
    expect(doPricesFit(price, before, size, besideCart)).toBe(fit);
  },
);

it('each icon takes space', () => {
  expect(findCardSpace('normal', { signs: 2, besideCart: true })).toEqual({ smaller: 6, lowest: 7 });
});
