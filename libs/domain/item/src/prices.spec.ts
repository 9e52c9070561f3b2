import { money } from '@pasar/money';
import { describe, expect, it } from 'vitest';
import { discountPercent, priceForQuantity, priceRange } from './index.ts';

const sgd = (amount: number) => money(amount, 'SGD');

describe('a range of prices', () => {
  it.each([
    ['several', [300, 100, 200], { min: sgd(100), max: sgd(300) }],
    ['one', [100], { min: sgd(100), max: sgd(100) }],
    ['none', [], undefined],
  ])('of %s', (_, amounts, range) => expect(priceRange(amounts.map(sgd))).toEqual(range));
});

describe('a discount', () => {
  it.each([
    [750, 1000, 25],
    [667, 1000, 33],
    [875, 1000, 13],
    [999, 1000, 1],
    [1, 1000, 99],
    [0, 1000, 100],
    [1000, 1000, 0],
    [1200, 1000, 0],
    [0, 0, 0],
  ])('to %d from %d is %d%%', (price, before, percent) =>
    expect(discountPercent(sgd(price), sgd(before))).toBe(percent),
  );
  it('is none without an earlier price', () => expect(discountPercent(sgd(1), undefined)).toBe(0));
});

describe('wholesale', () => {
  const tiers = [
    { min_quantity: 10, price: sgd(80) },
    { min_quantity: 5, price: sgd(90) },
  ];
  it.each([
    [1, 100],
    [4, 100],
    [5, 90],
    [9, 90],
    [10, 80],
    [500, 80],
  ])('%d pieces cost %d each', (quantity, amount) =>
    expect(priceForQuantity(sgd(100), tiers, quantity)).toEqual(sgd(amount)),
  );
});
