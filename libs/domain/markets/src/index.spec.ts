import { expect, expectTypeOf, it } from 'vitest';
import type { Market, MarketCode } from './index.ts';
import * as library from './index.ts';

it('exports exactly what the README lists', () => {
  expect(Object.keys(library).toSorted()).toEqual([
    'addressForms',
    'addressLabelKeys',
    'createMarkets',
    'defaultMarketCode',
    'filesByLanguage',
    'isMallHost',
    'isMarketCode',
    'languageCookieName',
    'languageName',
    'languageTags',
    'languageToggles',
    'localHosts',
    'marketByCode',
    'marketByHost',
    'marketLocale',
    'marketOrigin',
    'markets',
    'offeredLanguages',
    'platformCookieName',
  ]);
});

it('knows the codes as types', () => {
  expectTypeOf<Market['code']>().toEqualTypeOf<MarketCode>();
  expectTypeOf<'BR'>().toExtend<MarketCode>();
  expectTypeOf<'US'>().not.toExtend<MarketCode>();
  expect(library.marketByCode('BR').code).toBe('BR');
});
