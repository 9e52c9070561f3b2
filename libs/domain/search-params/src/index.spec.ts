import { expect, expectTypeOf, it } from 'vitest';
import type { SearchParams } from './index.ts';
import * as library from './index.ts';

it('types every field by its codec', () => {
  expectTypeOf<SearchParams['shop']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<SearchParams['freeShipping']>().toEqualTypeOf<true | undefined>();
  expectTypeOf<SearchParams['locations']>().toEqualTypeOf<readonly string[] | undefined>();
  expectTypeOf<SearchParams['order']>().toEqualTypeOf<'asc' | 'desc' | undefined>();
  expect(Object.keys(library.searchFields)).toHaveLength(62);
});
