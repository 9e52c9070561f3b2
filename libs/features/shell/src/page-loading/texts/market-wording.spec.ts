import { expect, it } from 'vitest';
import { applyMarketWording } from './market-wording.ts';

const bundle = {
  ...{ order: 'Place order', order_FR: 'Order and pay', order_PL: 'Order and pay now' },
  ...{ items_one: 'one', items_other: 'some', items_FR_other: 'several' },
  refused_STOCK_CHANGED: 'Sold out',
};

it.each([
  ['FR', { order: 'Order and pay', items_one: 'one', items_other: 'several' }],
  ['PL', { order: 'Order and pay now', items_one: 'one', items_other: 'some' }],
  ['SG', { order: 'Place order', items_one: 'one', items_other: 'some' }],
] as const)('%s has its own wording, and no other market’s', (market, expected) => {
  expect(applyMarketWording(bundle, market)).toEqual({ ...expected, refused_STOCK_CHANGED: 'Sold out' });
});
