import { expect, it } from 'vitest';
import { createLocaleFormat } from './locale-format.ts';
import { withFormatCache } from './with-format-cache.ts';

const singapore = createLocaleFormat('en-SG', 'Asia/Singapore');

it('stores formatted texts in the cache', () => {
  const written = new Map<string, string>();
  const format = withFormatCache(singapore, written);
  format.money({ amount: 1290, currency: 'SGD' });
  format.percent(20);
  format.percent(20);
  format.number(20);
  expect([...written]).toEqual([
    ['money SGD 1290', '$12.90'],
    ['percent 20', '20%'],
    ['number 20', '20'],
  ]);
});

it('returns cached texts and formats new values', () => {
  const format = withFormatCache(singapore, new Map([['compact 1200', '1,2k']]));
  expect([format.compact(1200), format.compact(3400)]).toEqual(['1,2k', '3.4K']);
});
