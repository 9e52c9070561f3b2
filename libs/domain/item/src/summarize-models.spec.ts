import { money } from '@pasar/money';
import { expect, it } from 'vitest';
import { summarizeModels } from './index.ts';

const sgd = (amount: number) => money(amount, 'SGD');

it.each([
  [
    'the cheapest that can be bought',
    [
      { price: sgd(500), stock: 0 },
      { price: sgd(900), priceBeforeDiscount: sgd(1000), stock: 2 },
      { price: sgd(1500), stock: 1 },
    ],
    { price: sgd(900), priceMax: sgd(1500), priceBeforeDiscount: sgd(1000), rawDiscount: 10, stock: 3 },
  ],
  [
    'the only one that can be bought',
    [
      { price: sgd(500), priceBeforeDiscount: sgd(1000), stock: 0 },
      { price: sgd(900), stock: 2 },
      { price: sgd(1500), stock: 0 },
    ],
    { price: sgd(900), priceMax: sgd(900), rawDiscount: 0, stock: 2 },
  ],
  [
    'the cheapest of all when everything is sold out',
    [
      { price: sgd(1500), stock: 0 },
      { price: sgd(500), stock: 0 },
    ],
    { price: sgd(500), priceMax: sgd(1500), rawDiscount: 0, stock: 0 },
  ],
])('an item has the price of %s', (_, models, summary) => expect(summarizeModels(models)).toEqual(summary));

it('throws without models', () => expect(() => summarizeModels([])).toThrow(TypeError));
