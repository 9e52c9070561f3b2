import { expect, it } from 'vitest';
import { workingDays } from './working-days.ts';

it.each([
  ['TH', [1, 2, 3, 4, 5, 6, 7]],
  ['SG', [1, 2, 3, 4, 5, 6]],
  ['FR', [1, 2, 3, 4, 5]],
] as const)('%s delivers on %j', (market, days) => {
  expect(workingDays(market)).toEqual(days);
});
