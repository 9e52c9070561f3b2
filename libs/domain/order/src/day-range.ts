import { addDays, countDays, parseDay, startOfDay } from './local-days.ts';
import type { LocalDay } from './local-days.ts';

/** The most days of a statement: a leap year. */
export const maxRangeDays = 366;

export type DayRange = { readonly from: LocalDay; readonly to: LocalDay };
export type DayRangeProblem = 'invalid' | 'reversed' | 'too-long';

/** Checks two days, both inclusive; the problem otherwise. */
export function parseDayRange(from: string, to: string): DayRange | DayRangeProblem {
  const [first, last] = [parseDay(from), parseDay(to)];
  if (first === null || last === null) return 'invalid';
  const days = countDays(first, last) + 1;
  if (days < 1) return 'reversed';
  return days > maxRangeDays ? 'too-long' : { from: first, to: last };
}

/** The instants of a range in a time zone, half open: since ≤ at < until. */
export const rangeInstants = ({ from, to }: DayRange, timeZone: string) => ({
  since: startOfDay(from, timeZone),
  until: startOfDay(addDays(to, 1), timeZone),
});
