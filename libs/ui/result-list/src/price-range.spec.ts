import { expect, it } from 'vitest';
import { readPriceRange } from './price-range.ts';

const range = (minPrice?: number, maxPrice?: number) => ({ ok: true, changes: { minPrice, maxPrice } });

it.each([
  ['nothing', '', '', range()],
  ['one end', '10', '', range(10)],
  ['both ends', '10', '25', range(10, 25)],
  ['cents with a point', '9.90', '', range(9.9)],
  ['cents with a comma', '9,90', '', range(9.9)],
  ['thousands with a point', '50.000', '', range(50000)],
  ['thousands with a comma and cents', '1,250.50', '', range(1250.5)],
  ['letters say nothing', 'abc', '20', range(undefined, 20)],
  ['upside down', '30', '20', { ok: false }],
])('%s', (_, min, max, expected) => {
  expect(readPriceRange({ min, max })).toEqual(expected);
});
