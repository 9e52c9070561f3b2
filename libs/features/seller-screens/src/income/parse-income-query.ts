import { parseDayRange } from '@pasar/order';
import type { DayRange, DayRangeProblem } from '@pasar/order';
import type { IncomeListQuery } from '@pasar/order-api';

/** The states by which incomes can be filtered. */
export const listedIncomeStates = ['pending', 'released'] as const;
export type ListedIncomeState = (typeof listedIncomeStates)[number];

export type IncomeQuery = {
  readonly state?: ListedIncomeState;
  /** The days as they were entered. */
  readonly from: string;
  readonly to: string;
  readonly range?: DayRange;
  readonly problem?: DayRangeProblem;
};

const maxDayLength = 10;

/** Parses `?state=&from=&to=`; without days there is no range, and without a problem either. */
export function parseIncomeQuery(query: string): IncomeQuery {
  const fields = new URLSearchParams(query);
  const state = listedIncomeStates.find((each) => each === fields.get('state'));
  const [from, to] = ['from', 'to'].map((name) => (fields.get(name) ?? '').slice(0, maxDayLength));
  const days = { from: from ?? '', to: to ?? '', ...(state && { state }) };
  if (days.from === '' && days.to === '') return days;
  const range = parseDayRange(days.from, days.to);
  return typeof range === 'string' ? { ...days, problem: range } : { ...days, range };
}

/** The list query of a URL. */
export const toIncomeListQuery = ({ state, range }: IncomeQuery): IncomeListQuery => ({
  ...(state && { state }),
  ...range,
});
