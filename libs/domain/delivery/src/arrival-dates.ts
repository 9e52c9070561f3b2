import { dayMs } from '@pasar/durations';
import { readWallClock } from '@pasar/locale-format';
import type { MarketCode } from '@pasar/markets';
import { deliveryCalendars } from './delivery-calendars.data.ts';

/** Earliest and latest delivery date, as ISO dates in the market's time zone (`2026-11-24`). */
export type ArrivalDates = {
  readonly from: string;
  readonly to: string;
};

/** The market's local date at midnight UTC, in epoch milliseconds, and its hour. */
const localTime = (at: number, timeZone: string): { readonly day: number; readonly hour: number } => {
  const wallClock = readWallClock(at, timeZone);
  return { day: wallClock - (wallClock % dayMs), hour: new Date(wallClock).getUTCHours() };
};

const weekday = (day: number): number => new Date(day).getUTCDay() || 7;

const toIsoDate = (day: number): string => new Date(day).toISOString().slice(0, 10);

/**
 * When a parcel ordered at `orderedAt` (epoch milliseconds) arrives: a number of working days after handover, which is on the
 * day of the order, or on the next working day after the cut-off hour.
 */
export function arrivalDates(
  { days_min, days_max }: { readonly days_min: number; readonly days_max: number },
  { code, timeZone }: { readonly code: MarketCode; readonly timeZone: string },
  orderedAt: number,
): ArrivalDates {
  const { cutOffHour, restDays } = deliveryCalendars[code];
  const isRestDay = (day: number): boolean => restDays.includes(weekday(day));
  const nextWorkingDay = (day: number): number => (isRestDay(day) ? nextWorkingDay(day + dayMs) : day);
  const addWorkingDays = (day: number, count: number): number =>
    count <= 0 ? day : addWorkingDays(nextWorkingDay(day + dayMs), count - 1);
  const { day, hour } = localTime(orderedAt, timeZone);
  const handoverDay = nextWorkingDay(hour < cutOffHour ? day : day + dayMs);
  return {
    from: toIsoDate(addWorkingDays(handoverDay, days_min)),
    to: toIsoDate(addWorkingDays(handoverDay, days_max)),
  };
}
