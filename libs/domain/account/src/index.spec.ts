import { expect, expectTypeOf, it } from 'vitest';
import type { LoginStatus } from './index.ts';
import * as library from './index.ts';

it('has three login statuses', () => {
  expectTypeOf<LoginStatus>().toEqualTypeOf<'unknown' | 'logged-in' | 'not-logged-in'>();
  expect([library.loginCookieName, library.adultCookieName]).toEqual(['SPC_EC', 'SPC_IA']);
});
