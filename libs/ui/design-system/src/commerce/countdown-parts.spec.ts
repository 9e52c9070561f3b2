import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countdownParts } from './countdown-parts.ts';

it.each([
  [0, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  [59.9, { days: 0, hours: 0, minutes: 0, seconds: 59 }],
  [3_661, { days: 0, hours: 1, minutes: 1, seconds: 1 }],
  [90_061, { days: 1, hours: 1, minutes: 1, seconds: 1 }],
  [-5, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  [Number.NaN, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
])('%d seconds', (seconds, parts) => {
  expect(countdownParts(seconds)).toEqual(parts);
});

it('loses no second', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), (total) => {
      const { days, hours, minutes, seconds } = countdownParts(total);
      expect(days * 86_400 + hours * 3_600 + minutes * 60 + seconds).toBe(total);
    }),
  );
});
