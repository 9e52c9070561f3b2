import { money } from '@pasar/money';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DealRule, DealLine } from './index.ts';
import { lineSubtotal, priceCheckout, priceDeals } from './index.ts';

const sgd = (amount: number) => money(amount, 'SGD');
const line = (itemid: number, quantity: number, amount = 1000): DealLine => ({
  shopid: 1,
  itemid,
  price: sgd(amount),
  quantity,
});
const bundle: DealRule = {
  kind: 'bundle',
  shopid: 1,
  label: 'Any 2',
  min_quantity: 2,
  percent_off: 10,
  itemids: [1, 2],
};
const addOn: DealRule = {
  kind: 'add-on',
  shopid: 1,
  label: 'Add-on',
  mains: [1],
  subs: [{ itemid: 3, price: sgd(700), per_main: 2 }],
};

it.each([
  ['one piece is not a bundle', [line(1, 1)], [bundle], [undefined]],
  ['two of one item count', [line(1, 2)], [bundle], [200]],
  ['one each of two items counts', [line(1, 1), line(2, 1, 333)], [bundle], [100, 33]],
  ['another item is not in it', [line(1, 2), line(9, 1)], [bundle], [200, undefined]],
  ['another shop is not in it', [{ ...line(1, 2), shopid: 2 }], [bundle], [undefined]],
  [
    'a sale item counts and keeps its price',
    [{ ...line(1, 1), flash_quantity: 1 }, line(2, 1)],
    [bundle],
    [undefined, 100],
  ],
  [
    'an add-on on sale costs no more than the deal says',
    [line(1, 1), { ...line(3, 1, 800), flash_quantity: 1 }],
    [addOn],
    [undefined, 100],
  ],
  [
    'an add-on on sale keeps a lower price',
    [line(1, 1), { ...line(3, 1, 600), flash_quantity: 1 }],
    [addOn],
    [undefined, undefined],
  ],
  [
    'a deal that gives more than a flash sale of fewer pieces',
    [line(1, 1), { ...line(3, 2), flash_quantity: 1, deal_discount: sgd(500) }],
    [addOn],
    [undefined, 600],
  ],
  [
    'a flash sale of fewer pieces that gives more than the deal',
    [line(1, 1), { ...line(3, 2), flash_quantity: 1, deal_discount: sgd(600) }],
    [addOn],
    [undefined, undefined],
  ],
  [
    'a flash sale of fewer pieces for those that are beyond the deal',
    [line(1, 1), { ...line(3, 4), flash_quantity: 3, deal_discount: sgd(999) }],
    [addOn],
    [undefined, 600 + 666],
  ],
  ['an add-on without its main item has its full price', [line(3, 1)], [addOn], [undefined]],
  ['two add-ons a main item', [line(1, 1), line(3, 5)], [addOn], [undefined, 600]],
  ['two main items, four add-ons', [line(1, 2), line(3, 5)], [addOn], [undefined, 1200]],
  [
    'the models of an add-on share its pieces',
    [line(1, 1), line(3, 1), line(3, 4, 900)],
    [addOn],
    [undefined, 300, 200],
  ],
  ['an add-on that is already cheaper', [line(1, 1), line(3, 1, 500)], [addOn], [undefined, undefined]],
  ['the better of two deals', [line(1, 1), line(3, 1)], [{ ...bundle, itemids: [1, 3] }, addOn], [100, 300]],
])('%s', (_, lines, deals, expected) => {
  expect(priceDeals(lines, deals).map((deal) => deal?.discount.amount)).toEqual(expected);
});

const lines = fc.array(
  fc.record(
    {
      shopid: fc.integer({ min: 1, max: 2 }),
      itemid: fc.integer({ min: 1, max: 4 }),
      price: fc.integer({ min: 0, max: 1e7 }).map(sgd),
      quantity: fc.integer({ min: 1, max: 999 }),
      flash_quantity: fc.integer({ min: 0, max: 999 }),
    },
    { requiredKeys: ['shopid', 'itemid', 'price', 'quantity'] },
  ),
  { maxLength: 6 },
);
const itemids = fc.uniqueArray(fc.integer({ min: 1, max: 4 }));
const deal: fc.Arbitrary<DealRule> = fc.oneof(
  fc.record({
    kind: fc.constant('bundle' as const),
    shopid: fc.integer({ min: 1, max: 2 }),
    label: fc.constant('bundle'),
    min_quantity: fc.integer({ min: 2, max: 5 }),
    percent_off: fc.integer({ min: 1, max: 100 }),
    itemids,
  }),
  fc.record({
    kind: fc.constant('add-on' as const),
    shopid: fc.integer({ min: 1, max: 2 }),
    label: fc.constant('add-on'),
    mains: itemids,
    subs: fc.array(
      fc.record({
        itemid: fc.integer({ min: 1, max: 4 }),
        price: fc.integer({ min: 0, max: 1e6 }).map(sgd),
        per_main: fc.integer({ min: 1, max: 3 }),
      }),
      { maxLength: 3 },
    ),
  }),
);
const deals = fc.array(deal, { maxLength: 4 });

it.each([
  ['all of a bundle', [line(1, 2), line(2, 1)], [2, 1]],
  ['the add-ons that the main items allow', [line(1, 1), line(3, 5)], [undefined, 2]],
])('counts the pieces at the price of a deal: %s', (_, lines, expected) => {
  expect(priceDeals(lines, [bundle, addOn]).map((deal) => deal?.quantity)).toEqual(expected);
});

it('discounts are positive and never exceed the line', () => {
  fc.assert(
    fc.property(lines, deals, (given, all) => {
      priceDeals(given, all).forEach((priced, index) => {
        const full = given[index] ? lineSubtotal(given[index]).amount : 0;
        if (priced)
          expect([priced.discount.amount > 0, priced.discount.amount <= full]).toEqual([true, true]);
      });
    }),
  );
});

const total = (given: readonly DealLine[], all: readonly DealRule[]): number =>
  priceDeals(given, all).reduce((sum, priced) => sum + (priced?.discount.amount ?? 0), 0);

it('an additional deal never increases the total', () => {
  fc.assert(
    fc.property(lines, deals, deal, (given, all, more) => {
      expect(total(given, [...all, more])).toBeGreaterThanOrEqual(total(given, all));
    }),
  );
});

it('adds up in a checkout and is never negative', () => {
  fc.assert(
    fc.property(lines, deals, (given, all) => {
      const off = priceDeals(given, all);
      const priced = given.map((each, index) => {
        const discount = off[index]?.discount;
        return { ...each, ...(discount && { deal_discount: discount }) };
      });
      const shops = [{ shopid: 1, lines: priced, shipping: sgd(0) }];
      const full = given.reduce((sum, each) => sum + lineSubtotal(each).amount, 0);
      const sums = priceCheckout({ currency: 'SGD', shops, now: 0 });
      expect(sums.total.amount).toBe(full - total(given, all));
      expect(sums.total.amount).toBeGreaterThanOrEqual(0);
    }),
  );
});
