import { expect, expectTypeOf, it } from 'vitest';
import type { CategoryName, GrantedCategories } from './index.ts';
import * as library from './index.ts';

it('grants by category name', () => {
  expectTypeOf<keyof GrantedCategories>().toEqualTypeOf<CategoryName>();
  expect(Object.keys(library.grantedCategories([]))).toEqual(Object.values(library.cookieCategories));
});
