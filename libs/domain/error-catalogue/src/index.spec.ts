import { expect, expectTypeOf, it } from 'vitest';
import type { ErrorName } from './index.ts';
import * as library from './index.ts';

it('types each code as a literal', () => {
  expectTypeOf(library.errorCodes.OUT_OF_STOCK).toEqualTypeOf<6>();
  expectTypeOf<'NOT_LOGGED_IN'>().toExtend<ErrorName>();
  expectTypeOf<'NO_SUCH_ERROR'>().not.toExtend<ErrorName>();
  expect(library.errorCodes).toMatchObject({ PARAM: 1, NOT_FOUND: 4, NOT_LOGGED_IN: 19 });
});
