import { expect, it } from 'vitest';
import { parseZonedText, toZonedText } from './zoned-time.ts';

it.each([
  ['2026-11-23T09:30', 'Asia/Singapore', '2026-11-23T01:30:00.000Z'],
  ['2026-01-01T00:00', 'America/Santiago', '2026-01-01T03:00:00.000Z'],
  ['2026-07-01T12:00', 'Europe/Warsaw', '2026-07-01T10:00:00.000Z'],
  ['2026-02-28T23:59', 'Asia/Kolkata', '2026-02-28T18:29:00.000Z'],
])('%s in %s is %s, and back', (text, zone, iso) => {
  expect(new Date(parseZonedText(text, zone) ?? 0).toISOString()).toBe(iso);
  expect(toZonedText(Date.parse(iso), zone)).toBe(text);
});

it.each([
  ['a skipped time', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
  ['the first of a repeated time', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
])('%s in Warsaw', (_, text, iso) =>
  expect(new Date(parseZonedText(text, 'Europe/Warsaw') ?? 0).toISOString()).toBe(iso),
);

it('accepts seconds', () =>
  expect(parseZonedText('2026-11-23T09:30:59', 'Asia/Singapore')).toBe(
    parseZonedText('2026-11-23T09:30', 'Asia/Singapore'),
  ));

it.each(['', 'tomorrow', '2026-02-30T10:00', '2026-13-01T10:00', '2026-11-23', '2026-11-23T25:00'])(
  'refuses %j',
  (text) => expect(parseZonedText(text, 'Asia/Singapore')).toBeNull(),
);
