import { parseSaleParams } from '@pasar/catalogue-api';
import { expect, it } from 'vitest';
import { flashSalePath } from './flash-sale-data.ts';

/** @spec flash-sale-page */
it.each([
  ['', {}],
  ['session=20', { session: 20 }],
  ['session=20&category=4', { session: 20, category: 4 }],
])('round-trips: %s', (query, params) => {
  expect(flashSalePath(params)).toBe(query ? `/flash_sale?${query}` : '/flash_sale');
  expect(parseSaleParams(query)).toEqual(params);
});
