import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SearchParams } from './index.ts';
import {
  canonicalSearch,
  parseIntList,
  parseList,
  parseSearch,
  searchContext,
  searchFields,
  toSortType,
  sortTypes,
  stringifyList,
  stringifySearch,
} from './index.ts';

const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
const anId = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
const samples: Record<string, fc.Arbitrary<unknown>> = {
  keyword: word,
  freeShipping: fc.constant(true),
  payCOD: fc.constant(true),
  minPrice: fc.nat({ max: 1e8 }).map((cents) => cents / 100),
  maxPrice: fc.nat(),
  brands: fc.array(fc.integer(), { minLength: 1, maxLength: 5 }),
  locations: fc.array(word, { minLength: 1, maxLength: 5 }),
  ratingFilter: fc.integer({ min: 1, max: 5 }),
  sortBy: fc.constantFrom('ctime', 'pop', 'price', 'distance', 'sales', 'discount'),
  order: fc.constantFrom('asc', 'desc'),
  page: fc.integer({ min: 1, max: 1000 }),
  shop: anId,
  category: anId,
  lat: fc.integer({ min: -900000, max: 900000 }).map((tenths) => tenths / 10000),
  attrName: word,
};
const params = fc.record(samples, { requiredKeys: [] }) as fc.Arbitrary<SearchParams>;

describe('laws', () => {
  it('serialized parameters round-trip', () => {
    fc.assert(
      fc.property(params, (given) => {
        expect(parseSearch(stringifySearch(given))).toEqual(given);
      }),
    );
  });
  it('parsed queries round-trip, for any URL', () => {
    const names = Object.keys(searchFields);
    const pair = fc.tuple(fc.constantFrom(...names), fc.string()).map(([name, value]) => `${name}=${value}`);
    const queries = fc.oneof(
      fc.string(),
      fc.array(pair, { maxLength: 6 }).map((pairs) => pairs.join('&')),
    );
    fc.assert(
      fc.property(queries, (query) => {
        const read = parseSearch(query);
        expect(parseSearch(stringifySearch(read))).toEqual(read);
      }),
    );
  });
  it('equal searches have one canonical text', () => {
    fc.assert(
      fc.property(params, (given) => {
        const turned = Object.fromEntries(Object.entries(given).toReversed());
        expect(canonicalSearch(turned)).toBe(canonicalSearch(given));
        expect(parseSearch(canonicalSearch(given))).toEqual(given);
      }),
    );
  });
  it('URLs mean the same to a browser', () => {
    fc.assert(
      fc.property(word, (keyword) => {
        expect(new URLSearchParams(stringifySearch({ keyword })).get('keyword')).toBe(keyword.toWellFormed());
        expect(parseSearch(new URLSearchParams({ keyword }).toString()).keyword).toBe(keyword.toWellFormed());
      }),
    );
  });
  it('lists round-trip', () => {
    fc.assert(
      fc.property(fc.array(word), (list) => {
        expect(parseList(stringifyList(list))).toEqual(list);
      }),
    );
    fc.assert(
      fc.property(fc.array(fc.maxSafeInteger()), (list) => {
        expect(parseIntList(list.join(','))).toEqual(list.map((each) => each + 0));
      }),
    );
  });
  it('any search has a sort type and a context', () => {
    const types = new Set<number>(Object.values(sortTypes));
    fc.assert(
      fc.property(fc.string(), fc.string(), (sortBy, order) => {
        expect(types.has(toSortType(sortBy, order))).toBe(true);
        expect(searchContext(parseSearch(sortBy), order)).not.toBe('');
      }),
    );
  });
});
