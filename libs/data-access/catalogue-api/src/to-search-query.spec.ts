import type { SearchParams } from '@pasar/search-params';
import { expect, it } from 'vitest';
import { toSearchQuery } from './to-search-query.ts';

it.each<[string, SearchParams, string, object]>([
  ['nothing asks for everything', {}, 'SGD', {}],
  ['a keyword', { keyword: 'mat' }, 'SGD', { keyword: 'mat' }],
  ['the deepest category', { category: 1, subcategory: 2, thirdCategory: 3 }, 'SGD', { category: 3 }],
  [
    'prices in the minor unit',
    { minPrice: 10, maxPrice: 19.99 },
    'SGD',
    { min_price: 1000, max_price: 1999 },
  ],
  ['a currency without a minor unit', { minPrice: 50000 }, 'VND', { min_price: 50000 }],
  [
    'an order with its direction',
    { sortBy: 'price', order: 'desc' },
    'SGD',
    { sort_by: 'price', order: 'desc' },
  ],
  ['relevance is the default', { sortBy: 'relevancy', order: 'desc' }, 'SGD', {}],
  [
    'lists',
    { locations: ['Aceh', 'Bali'], brands: [1, 2] },
    'IDR',
    { locations: 'Aceh,Bali', brands: '1,2' },
  ],
  ['brands by name', { facet: ['Anyam', 'Rotan'] }, 'SGD', { brands: 'Anyam,Rotan' }],
  [
    'flags',
    { freeShipping: true, payCOD: true, filterSoldOut: true },
    'SGD',
    { free_shipping: true, cod: true, in_stock: true },
  ],
])('%s', (_, params, currency, query) => {
  expect(toSearchQuery(params, { currency })).toEqual(query);
});
