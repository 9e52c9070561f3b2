import { expect, it } from 'vitest';
import { workingWeekdays } from './working-weekdays.ts';

it.each([
  ['TH', [1, 2, 3, 4, 5, 6, 7]],
  ['SG', [1, 2, 3, 4, 5, 6]],
  ['FR', [1, 2, 3, 4, 5]],
] as const)('%s delivers on %j', (market, days) => {
  expect(workingWeekdays(market)).toEqual(days);
});
