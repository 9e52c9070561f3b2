import { expect, expectTypeOf, it } from 'vitest';
import type { CategoryName, Granted } from './index.ts';
import * as library from './index.ts';
import * as server from './server.ts';
import * as twins from './testing/index.ts';

it('exports exactly what the README lists', () => {
  expect(Object.keys(library).toSorted()).toEqual([
    'announceConsentMode',
    'bannerDelay',
    'bannerExcludedPaths',
    'bannerWait',
    'consentApiVersion',
    'consentModeSignals',
    'consentModeValues',
    'consentModeWait',
    'cookieCategories',
    'cookiesAcceptedTimeReset',
    'createConsent',
    'deniedByPrivacySignal',
    'frontEndCookies',
    'grantedCategories',
    'isCookiePreference',
    'markFailed',
    'markRequested',
    'mergePreferences',
    'preferenceStatus',
    'trackingCookies',
    'withdrawnCookies',
  ]);
  expect(Object.keys(server).toSorted()).toEqual([
    'allowedCookies',
    'completePreferences',
    'consentCookie',
    'everyPreference',
    'hasChosen',
    'readConsentCookie',
    'writeConsentCookie',
  ]);
  expect(Object.keys(twins).toSorted()).toEqual([
    'createManualClock',
    'createMemoryConsentApi',
    'createMemoryCookieJar',
  ]);
});

it('grants by the names of the categories', () => {
  expectTypeOf<keyof Granted>().toEqualTypeOf<CategoryName>();
  expect(Object.keys(library.grantedCategories([]))).toEqual(Object.values(library.cookieCategories));
});
