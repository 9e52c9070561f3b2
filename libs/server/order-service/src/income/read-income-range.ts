import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { Market } from '@pasar/markets';
import { maxRangeDays, parseDayRange, rangeInstants } from '@pasar/order';
import type { DayRange, DayRangeProblem } from '@pasar/order';

const problems: Readonly<Record<DayRangeProblem, string>> = {
  invalid: 'from, to: give two days, such as 2026-11-22.',
  reversed: 'to: it is before from.',
  'too-long': `to: at most ${maxRangeDays} days are given at once.`,
};

type Days = { readonly from?: string | undefined; readonly to?: string | undefined };
/** Half open, epoch milliseconds. */
export type IncomeRange = DayRange & { readonly since: number; readonly until: number };

/** Reads a range of days in the market's time zone. Throws PARAM unless both days are there, in order and near enough. */
export function readIncomeRange({ from = '', to = '' }: Days, { timeZone }: Market): IncomeRange {
  const range = parseDayRange(from, to);
  if (typeof range === 'string') throw new ApiError(errorCodes.PARAM, problems[range]);
  return { ...range, ...rangeInstants(range, timeZone) };
}
