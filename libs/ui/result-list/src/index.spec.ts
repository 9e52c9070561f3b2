import { expect, it } from 'vitest';
import * as library from './index.ts';

it('exports exactly what the README lists', () => {
  expect(Object.keys(library).toSorted()).toEqual([
    'ListHead',
    'ListPage',
    'ResultList',
    'TitleWithCount',
    'activeFilters',
    'listAddress',
    'resultNamespaces',
  ]);
});
