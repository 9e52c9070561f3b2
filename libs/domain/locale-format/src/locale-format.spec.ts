import { expect, it } from 'vitest';
import { createLocaleFormat } from './locale-format.ts';

const noon = Date.UTC(2026, 0, 2, 12);

it.each([
  ['en-SG', 'money', { amount: 1290, currency: 'SGD' }, '$12.90'],
  ['en-SG', 'number', 1234, '1,234'],
  ['en-SG', 'compact', 1234, '1.2K'],
  ['en-SG', 'percent', 20, '20%'],
  ['fr-FR', 'percent', 20, '20\u00a0%'],
  ['pt-BR', 'rating', 4, '4,0'],
  ['en-SG', 'date', noon, '2 Jan 2026'],
  ['en-SG', 'time', noon, '8:00 pm'],
  ['en-SG', 'dateTime', noon, '2 Jan 2026, 8:00 pm'],
  ['en-SG', 'hoursAndMinutes', 61, '1 hour, 1 minute'],
  ['pl-PL', 'hoursAndMinutes', 122, '2 godziny i 2 minuty'],
  ['pl-PL', 'hoursAndMinutes', 305, '5 godzin i 5 minut'],
  ['zh-Hant-TW', 'hoursAndMinutes', 1500, '25 小時 0 分鐘'],
] as const)('%s writes %s of %j as %s', (locale, way, value, text) => {
  const write = createLocaleFormat(locale, 'Asia/Singapore')[way] as (value: unknown) => string;
  expect(write(value)).toBe(text);
});

it('throws on an invalid locale at first use', () => {
  const format = createLocaleFormat('no such locale', 'UTC');
  expect(() => format.number(1)).toThrow(RangeError);
});

it.each([
  ['en', '2026-11-24', '2026-11-26', 'Tue, Nov 24 – Thu, Nov 26'],
  ['pl', '2026-11-30', '2026-12-02', 'pon., 30 lis–śr., 2 gru'],
  ['en', '2026-11-24', '2026-11-24', 'Tue, Nov 24'],
])('writes days in %s, from %s to %s', (locale, from, to, text) => {
  const { days } = createLocaleFormat(locale, 'Pacific/Auckland');
  expect(days(from, to).replaceAll(/\s/g, ' ')).toBe(text);
});

it.each([
  ['en', 'Tue,_Dec_1 – Thu,_Dec_3'],
  ['th', 'อังคาร_1 – พฤหัส_3_ธ.ค.'],
  ['fr', 'mar._1 – jeu._3_déc.'],
])('breaks a range of days in %s between its dates only', (locale, text) => {
  const { days } = createLocaleFormat(locale, 'Asia/Bangkok');
  const range = days('2026-12-01', '2026-12-03');
  expect(range.replaceAll('\u00A0', '_').replaceAll('\u2009', ' ')).toBe(text);
});
