import { expect, it } from 'vitest';
import { choosePlatform } from './choose-platform.ts';

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const android =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const tablet = 'Mozilla/5.0 (Linux; Android 15; Tab S9) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';

it.each<[string, string | undefined, string, string]>([
  ['an iPhone', undefined, iPhone, 'rw'],
  ['an Android phone', undefined, android, 'rw'],
  ['a tablet', undefined, tablet, 'pc'],
  ['a Mac', undefined, mac, 'pc'],
  ['no user agent', undefined, '', 'pc'],
  ['a phone with desktop selected', 'pc', iPhone, 'pc'],
  ['a desktop with mobile web selected', 'rw', mac, 'rw'],
  ['another visitor’s cookie', 'tv', iPhone, 'rw'],
])('%s', (_, remembered, userAgent, expected) => {
  expect(choosePlatform(remembered, userAgent)).toBe(expected);
});
