import { expect, it } from 'vitest';
import { toDateText, toTimestamp } from './birth-date.ts';

it.each([
  ['2000-02-29', 951_782_400],
  ['1965-12-31', -126_316_800],
  ['2001-02-29', undefined],
  ['2001-2-3', undefined],
  ['', undefined],
])('parses %s as %s', (text, timestamp) => {
  expect(toTimestamp(text)).toBe(timestamp);
});

it('formats what it parses', () => expect(toDateText(951_782_400)).toBe('2000-02-29'));
