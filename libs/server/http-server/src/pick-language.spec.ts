import { marketByCode } from '@pasar/markets';
import { expect, it } from 'vitest';
import { pickLanguage } from './pick-language.ts';

const rows = [
  { market: 'SG', expected: 'en' },
  { market: 'SG', acceptLanguage: 'zh-CN,zh;q=0.9', expected: 'zh-Hans' },
  { market: 'TW', acceptLanguage: 'zh-TW', expected: 'zh-Hant' },
  { market: 'TW', acceptLanguage: 'en-GB;q=0.8, zh-HK;q=0.9', expected: 'zh-Hant' },
  { market: 'MX', acceptLanguage: 'es-MX', expected: 'es' },
  { market: 'BR', acceptLanguage: 'pt-PT', expected: 'pt-BR' },
  { market: 'BR', acceptLanguage: 'fr', expected: 'pt-BR' },
  { market: 'SG', cookie: 'ms', acceptLanguage: 'en', expected: 'ms' },
  { market: 'SG', cookie: 'th', acceptLanguage: 'zh-SG', expected: 'zh-Hans' },
  { market: 'SG', acceptLanguage: 'ms;q=0, en', expected: 'en' },
  { market: 'SG', acceptLanguage: ';;;,q=,*', expected: 'en' },
];
it.each(rows)(
  '$market, cookie $cookie, header $acceptLanguage: $expected',
  ({ market, expected, ...wish }) => {
    expect(pickLanguage(marketByCode(market), wish)).toBe(expected);
  },
);
