import { expect, expectTypeOf, it } from 'vitest';
import type { SearchParams } from './index.ts';
import * as library from './index.ts';

it('exports exactly what the README lists', () => {
  expect(Object.keys(library).toSorted()).toEqual([
    'canonicalSearch',
    'filterFlags',
    'findUnsupportedFields',
    'parseBoolean',
    'parseIntList',
    'parseList',
    'parseSearch',
    'searchContext',
    'searchFieldNames',
    'searchFields',
    'searchResultState',
    'sortTypes',
    'stringifyList',
    'stringifySearch',
    'toSortType',
    'unsupportedFields',
  ]);
});

it('types every field by its codec', () => {
  expectTypeOf<SearchParams['shop']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<SearchParams['freeShipping']>().toEqualTypeOf<true | undefined>();
  expectTypeOf<SearchParams['locations']>().toEqualTypeOf<readonly string[] | undefined>();
  expectTypeOf<SearchParams['order']>().toEqualTypeOf<'asc' | 'desc' | undefined>();
  expect(Object.keys(library.searchFields)).toHaveLength(62);
});
