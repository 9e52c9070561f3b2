import type { SearchParams } from '@pasar/search-params';
import { parseSearch, searchFields, unsupportedFields } from '@pasar/search-params';
import { describe, expect, it } from 'vitest';
import { toSearchQuery } from './to-search-query.ts';

it.each<[string, SearchParams, string, object]>([
  ['nothing asks for everything', {}, 'SGD', {}],
  ['a keyword', { keyword: 'mat' }, 'SGD', { keyword: 'mat' }],
  ['a predefined keyword', { searchPrefill: 'mat' }, 'SGD', { keyword: 'mat' }],
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
    { locations: ['Aceh', 'Bali'], itemTagIds: [3], pcpIds: [1, 2] },
    'IDR',
    { locations: 'Aceh,Bali', item_tags: '3', catalogues: '1,2' },
  ],
  ['brands by name', { facet: ['Anyam', 'Rotan'] }, 'SGD', { brands: 'Anyam,Rotan' }],
  [
    'a place to measure from',
    { sortBy: 'distance', lat: 1.3, lon: 103.8 },
    'SGD',
    { sort_by: 'distance', lat: 1.3, lon: 103.8 },
  ],
  ['distance from nowhere', { sortBy: 'distance' }, 'SGD', {}],
  ['labels of both kinds', { labelIds: [1], pLabelIds: [2] }, 'SGD', { labels: '1,2' }],
  ['a voucher', { promotionId: 9 }, 'SGD', { promotion: 9 }],
  ['a hashtag', { hashtag: 'summer' }, 'SGD', { hashtag: 'summer' }],
  [
    'a detail of the product',
    { attrId: 3, attrName: 'Material', attrVal: 'Rattan' },
    'SGD',
    { attribute: 3, attribute_name: 'Material', attribute_value: 'Rattan' },
  ],
  ['the offers of a product', { catalogue: 7, usedItem: true }, 'SGD', { catalogue: 7, used_item: true }],
  [
    'flags',
    { freeShipping: true, payCOD: true, filterSoldOut: true },
    'SGD',
    { free_shipping: true, cod: true, in_stock: true },
  ],
])('%s', (_, params, currency, query) => {
  expect(toSearchQuery(params, { currency })).toEqual(query);
});

/** Fields that another field needs to take effect. */
const companions: Readonly<Record<string, string>> = {
  order: 'sortBy=price',
  lat: 'sortBy=distance&lon=1',
  lon: 'sortBy=distance&lat=1',
};
const unsupported: readonly string[] = unsupportedFields;
/** The first sample text that the field accepts. */
const sampleParam = (name: string): string =>
  ['true', '3', 'price', 'asc', 'text'].find((text) => Object.hasOwn(parseSearch(`${name}=${text}`), name)) ??
  '';

/** @spec filter-fields filter-query browse-query */
describe('every field of an address', () => {
  it.each(Object.keys(searchFields))('%s filters, or is listed as unsupported', (name) => {
    const beside = companions[name] ?? '';
    const ask = (query: string) => JSON.stringify(toSearchQuery(parseSearch(query), { currency: 'SGD' }));
    const changes = ask(`${beside}&${name}=${sampleParam(name)}`) !== ask(beside);
    expect([sampleParam(name) !== '', changes]).toEqual([true, !unsupported.includes(name)]);
  });
});
