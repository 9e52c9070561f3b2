import { money } from '@pasar/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PriceFacts } from './index.ts';
import { currentPrice, discountPercent } from './index.ts';

const sgd = (amount: number) => money(amount, 'SGD');

describe('discount', () => {
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
  ])('%d instead of %d is a discount of %d%%', (price, before, percent) =>
    expect(discountPercent(sgd(price), sgd(before))).toBe(percent),
  );
  it('is undefined without an earlier price', () => expect(discountPercent(sgd(1), undefined)).toBe(0));
});

const amounts = fc.integer({ min: 1, max: 1_000_000 });
const facts = fc.record(
  {
    regular: amounts.map(sgd),
    before: amounts.map(sgd),
    tiers: fc.array(fc.record({ min_quantity: fc.integer({ min: 2, max: 60 }), price: amounts.map(sgd) }), {
      maxLength: 4,
    }),
    flash: fc.record({ price: amounts.map(sgd), remaining: fc.integer({ min: 0, max: 9 }) }),
  },
  { requiredKeys: ['regular'] },
);
const total = (price: PriceFacts, quantity: number): number => {
  const current = currentPrice(price, quantity);
  return current.price.amount * quantity - (current.deal_discount?.amount ?? 0);
};

describe('current price', () => {
  it('never exceeds the regular price, and a larger quantity never has a higher unit price', () =>
    fc.assert(
      fc.property(facts, fc.integer({ min: 1, max: 80 }), (price, quantity) => {
        expect(currentPrice(price, quantity).price.amount).toBeLessThanOrEqual(price.regular.amount);
        expect(total(price, quantity)).toBeLessThanOrEqual(price.regular.amount * quantity);
        expect(total(price, quantity)).toBeGreaterThan(0);
      }),
    ));

  it('has only a higher strikethrough price, by the displayed percentage', () =>
    fc.assert(
      fc.property(facts, fc.integer({ min: 1, max: 80 }), (price, quantity) => {
        const { price: now, price_before_discount: before, raw_discount } = currentPrice(price, quantity);
        expect(raw_discount).toBe(discountPercent(now, before));
        if (before) expect(before.amount).toBeGreaterThan(now.amount);
      }),
    ));
});
