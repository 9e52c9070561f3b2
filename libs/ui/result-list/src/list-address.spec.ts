import type { SearchParams } from '@pasar/search-params';
import { expect, it } from 'vitest';
import { listAddress } from './list-address.ts';
import type { SearchChanges } from './list-address.ts';

it.each<[string, SearchParams, string, SearchChanges, string]>([
  ['a filter is added', {}, 'keyword=mat', { freeShipping: true }, '/x?freeShipping=true&keyword=mat'],
  [
    'a filter is taken away',
    {},
    'freeShipping=true&keyword=mat',
    { freeShipping: undefined },
    '/x?keyword=mat',
  ],
  [
    'a change begins at the first page',
    {},
    'keyword=mat&page=4',
    { sortBy: 'sales' },
    '/x?sortBy=sales&keyword=mat',
  ],
  ['nothing is left', {}, 'sortBy=sales', { sortBy: undefined }, '/x'],
  ['a category path settles every level', { category: 1 }, 'category=9&subcategory=3', {}, '/x'],
  [
    'the mall settles the shop kind',
    { officialMall: true },
    'officialMall=true&keyword=mat',
    {},
    '/x?keyword=mat',
  ],
])('%s', (_, scope, query, changes, address) => {
  expect(listAddress({ path: '/x', scope, query }).to(changes)).toBe(address);
});

it('keeps other query fields', () => {
  const { to } = listAddress({ path: '/x', query: 'keyword=mat', kept: 'imageId=a' });
  expect(to({ keyword: undefined })).toBe('/x?imageId=a');
  expect(to({ freeShipping: true })).toBe('/x?imageId=a&freeShipping=true&keyword=mat');
});
