import type { SearchChanges } from '@pasar/result-list';
import type { ScreenInput } from '@pasar/screen-kit';
import { expect, it } from 'vitest';
import { readListAddress } from './read-list-address.ts';
import type { ListRoute } from './read-list-address.ts';

const search = (query: string): ScreenInput<ListRoute> => ({ route: 'search', params: {}, query });
const baskets = (query: string): ScreenInput<ListRoute> => ({
  route: 'category-l2',
  params: { categoryName: 'Baskets', categoryId: 1, subCategoryId: 2 },
  query,
});

it.each<[string, ScreenInput<ListRoute>, SearchChanges, string]>([
  [
    'a filter is added',
    search('keyword=mat'),
    { freeShipping: true },
    '/search?freeShipping=true&keyword=mat',
  ],
  [
    'a filter is taken away',
    search('freeShipping=true&keyword=mat'),
    { freeShipping: undefined },
    '/search?keyword=mat',
  ],
  [
    'any change begins at the first page',
    search('keyword=mat&page=4'),
    { sortBy: 'sales' },
    '/search?sortBy=sales&keyword=mat',
  ],
  ['no query is left', search('sortBy=sales'), { sortBy: undefined }, '/search'],
  [
    'a category keeps its path',
    baskets('sortBy=sales'),
    { minPrice: 5 },
    '/Baskets-cat.1.2?minPrice=5&sortBy=sales',
  ],
  ['the path’s category overrides the query’s', baskets('category=9'), {}, '/Baskets-cat.1.2'],
])('%s', (_, input, changes, address) => {
  expect(readListAddress(input).to(changes)).toBe(address);
});

it('reads the category from the path', () => {
  expect(readListAddress(baskets('')).scope).toEqual({ category: 1, subcategory: 2 });
});
