import { expect, it } from 'vitest';
import { parseQuantity } from './parse-quantity.ts';

it.each([
  ['3', 3],
  ['0', 1],
  ['-5', 1],
  ['99', 10],
  ['9'.repeat(400), 10],
  ['', 4],
  ['1.5', 1],
  ['2,0', 2],
  ['2.', 2],
  ['.5', 4],
  ['1e3', 4],
  ['abc', 4],
])('%s gives %d', (text, quantity) => {
  expect(parseQuantity(text, { min: 1, max: 10, otherwise: 4 })).toBe(quantity);
});
