import { expect, expectTypeOf, it } from 'vitest';
import type { CategoryName, Granted } from './index.ts';
import * as library from './index.ts';

it('grants by the names of the categories', () => {
  expectTypeOf<keyof Granted>().toEqualTypeOf<CategoryName>();
  expect(Object.keys(library.grantedCategories([]))).toEqual(Object.values(library.cookieCategories));
});
