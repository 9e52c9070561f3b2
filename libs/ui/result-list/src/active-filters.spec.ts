import type { SearchParams } from '@pasar/search-params';
import { describe, expect, it } from 'vitest';
import { activeFilters, allOff, toggled } from './active-filters.ts';

it.each<[string, SearchParams, readonly object[]]>([
  ['a keyword and an order are no filters', { keyword: 'mat', sortBy: 'sales' }, []],
  [
    'a flag',
    { freeShipping: true },
    [{ kind: 'flag', flag: 'freeShipping', off: { freeShipping: undefined } }],
  ],
  [
    'one price is one filter',
    { minPrice: 5 },
    [{ kind: 'price', min: 5, off: { minPrice: undefined, maxPrice: undefined } }],
  ],
  [
    'each location is one filter',
    { locations: ['Aceh', 'Bali'] },
    [
      { kind: 'location', value: 'Aceh', off: { locations: ['Bali'] } },
      { kind: 'location', value: 'Bali', off: { locations: ['Aceh'] } },
    ],
  ],
  [
    'the last brand leaves nothing',
    { facet: ['Anyam'] },
    [{ kind: 'brand', value: 'Anyam', off: { facet: undefined } }],
  ],
  [
    'a delivery',
    { shippingOptions: [1, 2] },
    [
      { kind: 'shipping', value: '1', off: { shippingOptions: [2] } },
      { kind: 'shipping', value: '2', off: { shippingOptions: [1] } },
    ],
  ],
  [
    'products and tags are one each',
    { pcpIds: [3, 4], itemTagIds: [5] },
    [
      { kind: 'products', off: { pcpIds: undefined } },
      { kind: 'tags', off: { itemTagIds: undefined } },
    ],
  ],
  [
    'promotion labels are one filter',
    { labelIds: [3], pLabelIds: [4, 5] },
    [{ kind: 'labels', off: { labelIds: undefined, pLabelIds: undefined } }],
  ],
  ['a rating', { ratingFilter: 4 }, [{ kind: 'rating', rating: 4, off: { ratingFilter: undefined } }]],
])('%s', (_, params, filters) => {
  expect(activeFilters(params)).toEqual(filters);
});

it('the deepest category is shown, and removing it removes all levels', () => {
  expect(activeFilters({ category: 1, subcategory: 2 })).toEqual([
    {
      kind: 'category',
      catid: 2,
      off: { category: undefined, subcategory: undefined, thirdCategory: undefined },
    },
  ]);
});

it('clearing all names every field of every filter', () => {
  const filters = activeFilters({ minPrice: 1, freeShipping: true, locations: ['Aceh', 'Bali'] });
  expect(Object.keys(allOff(filters)).sort()).toEqual(['freeShipping', 'locations', 'maxPrice', 'minPrice']);
});

describe('toggling', () => {
  it.each([
    [undefined, 'a', ['a']],
    [['a'], 'b', ['a', 'b']],
    [['a', 'b'], 'a', ['b']],
    [['a'], 'a', undefined],
  ])('%s with %s', (list, value, result) => {
    expect(toggled(list, value)).toEqual(result);
  });
});
