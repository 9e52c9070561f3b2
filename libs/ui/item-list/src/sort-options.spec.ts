import type { SearchParams } from '@pasar/search-params';
import { expect, it } from 'vitest';
import { currentSort, sortOptions } from './sort-options.ts';

it.each<[SearchParams, string]>([
  [{}, 'relevancy'],
  [{ sortBy: 'pop' }, 'relevancy'],
  [{ sortBy: 'sales' }, 'sales'],
  [{ sortBy: 'discount' }, 'discount'],
  [{ sortBy: 'price' }, 'price_asc'],
  [{ sortBy: 'price', order: 'desc' }, 'price_desc'],
])('%o', (params, key) => {
  expect(currentSort(params)).toBe(key);
});

it('offers discounts with the highest first', () => {
  expect(sortOptions.find(({ key }) => key === 'discount')?.changes).toEqual({
    sortBy: 'discount',
    order: 'desc',
  });
});

it('reads every option back from its own URL', () => {
  expect(sortOptions.map(({ changes }) => currentSort(changes as SearchParams))).toEqual(
    sortOptions.map(({ key }) => key),
  );
});
