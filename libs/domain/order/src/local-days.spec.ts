import { markets } from '@pasar/markets';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseDayRange, rangeInstants } from './day-range.ts';
import { addDays, localDay, parseDay, startOfDay, startOfMonth, startOfWeek } from './local-days.ts';

const zones = fc.constantFrom(...new Set(markets.map(({ timeZone }) => timeZone)));
const days = fc.integer({ min: 0, max: 12_000 }).map((number) => addDays('2020-01-01', number));

it('a day starts once, in every market’s time zone', () => {
  fc.assert(
    fc.property(days, zones, (day, timeZone) => {
      const start = startOfDay(day, timeZone);
      expect(localDay(start, timeZone)).toBe(day);
      expect(localDay(start - 1, timeZone)).toBe(addDays(day, -1));
    }),
  );
});

it('a week starts on a Monday and a month on its first day, at most 6 and 30 days ago', () => {
  fc.assert(
    fc.property(days, (day) => {
      expect(new Date(startOfWeek(day)).getUTCDay()).toBe(1);
      expect(addDays(startOfWeek(day), 7) > day && startOfWeek(day) <= day).toBe(true);
      expect(startOfMonth(day).endsWith('-01') && startOfMonth(day) <= day).toBe(true);
    }),
  );
});

it('parses what it writes, and nothing else', () => {
  fc.assert(
    fc.property(days, fc.string(), (day, text) => {
      expect(parseDay(day)).toBe(day);
      expect([null, text]).toContain(parseDay(text));
    }),
  );
});

it('gives the instants of whole days', () => {
  const range = parseDayRange('2026-11-01', '2026-11-30');
  expect(typeof range === 'object' && rangeInstants(range, 'Asia/Singapore')).toEqual({
    since: Date.UTC(2026, 9, 31, 16),
    until: Date.UTC(2026, 10, 30, 16),
  });
});
