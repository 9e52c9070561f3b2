import { aModel, anItemDetail, anItemWithChoices, someMoney } from '@pasar/builders';
import { expect, it } from 'vitest';
import { maxQuantityOf, offerOf } from './offer.ts';

const choices = anItemWithChoices();
const wholesale = anItemDetail({ wholesale_tiers: [{ min_quantity: 10, price: someMoney(1990) }] });
const reduced = anItemDetail({ price_before_discount: someMoney(4980), raw_discount: 50 });

it.each([
  ['a plain item', anItemDetail(), undefined, 1, { price: 2490, stock: 20, discount: 0 }],
  [
    'an open choice is a range',
    choices,
    undefined,
    1,
    { price: 2490, priceMax: 2990, stock: 20, discount: 0 },
  ],
  [
    'a chosen model',
    choices,
    aModel(2, [0, 1], { price: someMoney(2990), stock: 5 }),
    1,
    { price: 2990, stock: 5, discount: 0 },
  ],
  ['below the wholesale quantity', wholesale, undefined, 9, { price: 2490, stock: 20, discount: 0 }],
  ['from the wholesale quantity on', wholesale, undefined, 10, { price: 1990, stock: 20, discount: 0 }],
  ['a reduced item', reduced, undefined, 1, { price: 2490, before: 4980, stock: 20, discount: 50 }],
])('%s', (_, item, model, quantity, expected) => {
  const { price, priceMax, before, ...rest } = offerOf(item, model, quantity);
  expect({
    price: price.amount,
    ...(priceMax && { priceMax: priceMax.amount }),
    ...(before && { before: before.amount }),
    ...rest,
  }).toEqual(expected);
});

it.each([
  [0, 1],
  [3, 3],
  [5000, 999],
])('of a stock of %i at most %i', (stock, most) => {
  expect(maxQuantityOf({ stock })).toBe(most);
});
