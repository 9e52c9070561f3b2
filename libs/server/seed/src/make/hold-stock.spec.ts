import { expect, it } from 'vitest';
import { holdStock } from './hold-stock.ts';
import type { ItemRows } from './make-items.ts';

const item = (itemid: number, stock: number, models: readonly { modelid: number; stock: number }[]) =>
  ({ row: { itemid, stock, historical_sold: 5 }, models }) as unknown as ItemRows;

const untouched = item(3, 7, []);
const held = holdStock(
  [
    item(1, 30, []),
    item(2, 50, [
      { modelid: 21, stock: 20 },
      { modelid: 22, stock: 30 },
    ]),
    untouched,
  ],
  [
    { itemid: 1, modelid: 0, quantity: 2 },
    { itemid: 2, modelid: 22, quantity: 1 },
  ],
);

it('subtracts held lines from the stock of the item and its model', () => {
  expect(held).toEqual([
    { row: { itemid: 1, stock: 28, historical_sold: 7 }, models: [] },
    {
      row: { itemid: 2, stock: 49, historical_sold: 6 },
      models: [
        { modelid: 21, stock: 20 },
        { modelid: 22, stock: 29 },
      ],
    },
    untouched,
  ]);
});
