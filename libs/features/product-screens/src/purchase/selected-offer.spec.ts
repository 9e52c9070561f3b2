import { aModel, anItemDetail, anItemWithChoices, someMoney } from '@pasar/builders';
import { expect, it } from 'vitest';
import { findMaxQuantity, createSelectedOffer } from './selected-offer.ts';

const choices = anItemWithChoices();
const wholesale = anItemDetail({ wholesale_tiers: [{ min_quantity: 10, price: someMoney(1990) }] });
const sale = {
  ends_at: 1,
  stock: 30,
  sold: 5,
  price: someMoney(1220),
  regular_price: someMoney(2490),
  per_user_limit: 2,
};
const flash = anItemDetail({
  price: someMoney(1220),
  price_before_discount: someMoney(2490),
  wholesale_tiers: wholesale.wholesale_tiers,
  flash_sale: sale,
});
const reduced = anItemDetail({ price_before_discount: someMoney(4980), raw_discount: 50 });

it.each([
  ['a plain item', anItemDetail(), undefined, 1, { price: 2490, stock: 20, discount: 0, tiers: [] }],
  [
    'an open choice is a range',
    choices,
    undefined,
    1,
    { price: 2490, priceMax: 2990, stock: 20, discount: 0, tiers: [] },
  ],
  [
    'a chosen model',
    choices,
    aModel(2, [0, 1], { price: someMoney(2990), stock: 5 }),
    1,
    { price: 2990, stock: 5, discount: 0, tiers: [] },
  ],
  [
    'below the wholesale quantity',
    wholesale,
    undefined,
    9,
    { price: 2490, stock: 20, discount: 0, tiers: wholesale.wholesale_tiers },
  ],
  [
    'from the wholesale quantity on',
    wholesale,
    undefined,
    10,
    { price: 1990, before: 2490, stock: 20, discount: 20, tiers: wholesale.wholesale_tiers },
  ],
  [
    'a flash sale keeps the price of a card',
    flash,
    undefined,
    2,
    { price: 1220, before: 2490, stock: 20, discount: 51, tiers: [], saleLimit: 2 },
  ],
  [
    'more pieces than the flash sale gives',
    flash,
    undefined,
    3,
    { price: 2490, stock: 20, discount: 0, tiers: [], partialSale: { price: someMoney(1220), quantity: 2 } },
  ],
  [
    'a flash sale of which the member has one piece left',
    { ...flash, flash_sale: { ...sale, left_for_user: 1 } },
    undefined,
    2,
    { price: 2490, stock: 20, discount: 0, tiers: [], partialSale: { price: someMoney(1220), quantity: 1 } },
  ],
  [
    'a flash sale of which the member has bought all pieces',
    { ...flash, flash_sale: { ...sale, left_for_user: 0 } },
    undefined,
    1,
    {
      ...{ price: 2490, stock: 20, discount: 0, tiers: wholesale.wholesale_tiers },
      ...{ saleLimit: 2, isSaleUsedUp: true },
    },
  ],
  [
    'a tier does not replace a lower flash price',
    { ...flash, flash_sale: { ...sale, per_user_limit: 20 } },
    undefined,
    10,
    { price: 1220, before: 2490, stock: 20, discount: 51, tiers: [], saleLimit: 20 },
  ],
  [
    'a reduced item',
    reduced,
    undefined,
    1,
    { price: 2490, before: 4980, stock: 20, discount: 50, tiers: [] },
  ],
])('%s', (_, item, model, quantity, expected) => {
  const { price, priceMax, before, ...rest } = createSelectedOffer(item, model, quantity);
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
])('limits a stock of %i to %i', (stock, most) => {
  expect(findMaxQuantity({ stock })).toBe(most);
});
