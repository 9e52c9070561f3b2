import { expect, it } from 'vitest';
import { formatDuration } from './format-duration.ts';

it.each([
  ['en-SG', 0, '1 minute'],
  ['en-SG', 61, '2 minutes'],
  ['en-SG', 7140, '119 minutes'],
  ['en-SG', 7200, '2 hours'],
  ['en-SG', 7201, '3 hours'],
  ['en-SG', 172_800, '2 days'],
  ['pl-PL', 10_800, '3 godziny'],
  ['pl-PL', 18_000, '5 godzin'],
  ['zh-TW', 10_800, '3 小時'],
])('%s writes %d seconds as %s', (locale, seconds, text) => {
  expect(formatDuration(locale, seconds)).toBe(text);
});
