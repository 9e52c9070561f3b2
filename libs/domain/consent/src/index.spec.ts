import { expect, expectTypeOf, it } from 'vitest';
import type { CategoryName, Granted } from './index.ts';
import * as library from './index.ts';
import * as server from './server.ts';
import * as testing from './testing/index.ts';

it('exports exactly what the README lists', () => {
  expect(Object.keys(library).toSorted()).toEqual([
    'announceConsentMode',
    'applyConsentFlag',
    'bannerDelayLeftMs',
    'bannerDelayMs',
    'bannerExcludedPaths',
    'consentApiVersion',
    'consentModeSignals',
    'consentModeValues',
    'consentModeWaitMs',
    'cookieCategories',
    'cookiesAcceptedTimeReset',
    'createConsent',
    'deniedByPrivacySignal',
    'frontEndCookies',
    'grantedCategories',
    'isCookiePreference',
    'mergePreferences',
    'preferenceStatus',
    'revertConsentFlag',
    'trackingCookies',
    'withdrawnCookies',
  ]);
  expect(Object.keys(server).toSorted()).toEqual([
    'allowedCookies',
    'completePreferences',
    'consentCookie',
    'hasChosen',
    'preferencesWithStatus',
    'readConsentCookie',
    'writeConsentCookie',
  ]);
  expect(Object.keys(testing).toSorted()).toEqual([
    'createManualClock',
    'createMemoryConsentApi',
    'createMemoryCookieJar',
  ]);
});

it('grants by the names of the categories', () => {
  expectTypeOf<keyof Granted>().toEqualTypeOf<CategoryName>();
  expect(Object.keys(library.grantedCategories([]))).toEqual(Object.values(library.cookieCategories));
});
