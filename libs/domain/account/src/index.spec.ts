import { expect, expectTypeOf, it } from 'vitest';
import type { LoginStatus } from './index.ts';
import * as library from './index.ts';

it('exports exactly what the README lists', () => {
  expect(Object.keys(library).toSorted()).toEqual([
    'adultCookieName',
    'adultStatus',
    'authPageType',
    'authPageTypes',
    'authRoutes',
    'carriedParams',
    'carriedQuery',
    'checkAddress',
    'checkPassword',
    'checkUsername',
    'consentSeconds',
    'isLoginMark',
    'isOfAge',
    'loginCacheKey',
    'loginCookieName',
    'loginEffects',
    'loginStatus',
    'normalizeEmail',
    'normalizePhone',
    'passwordMaxLength',
    'passwordMinLength',
    'readPaymentInfo',
    'sellerLoginPartner',
    'sellerRegionMessages',
    'sellerRegionNotice',
    'shouldLoadAccount',
    'subAccountOrigin',
    'userRole',
    'usernameMaxLength',
    'usernameMinLength',
  ]);
});

it('has three login statuses', () => {
  expectTypeOf<LoginStatus>().toEqualTypeOf<'unknown' | 'logged-in' | 'not-logged-in'>();
  expect([library.loginCookieName, library.adultCookieName]).toEqual(['SPC_EC', 'SPC_IA']);
});
