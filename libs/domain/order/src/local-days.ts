import { dayMs } from '@pasar/durations';
import { zoneOffset } from '@pasar/locale-format';

/** A day of a calendar, `2026-11-22`. */
export type LocalDay = string;

const dayPattern = /^20\d\d-\d\d-\d\d$/;

const toDay = (utc: number): LocalDay => new Date(utc).toISOString().slice(0, 10);

/** The day of an instant in a time zone. */
export const localDay = (at: number, timeZone: string): LocalDay => toDay(at + zoneOffset(at, timeZone));

/** Parses a day of this century; null for any other text, and for days that no month has. */
export const parseDay = (text: string): LocalDay | null =>
  dayPattern.test(text) && !Number.isNaN(Date.parse(text)) && toDay(Date.parse(text)) === text ? text : null;

/** The day some days later, or earlier for a negative number. */
export const addDays = (day: LocalDay, days: number): LocalDay => toDay(Date.parse(day) + days * dayMs);

/** How many days after `from` the day `to` is. */
export const countDays = (from: LocalDay, to: LocalDay): number =>
  (Date.parse(to) - Date.parse(from)) / dayMs;

/** The first instant of a day in a time zone, even where the clock skips midnight. */
export function startOfDay(day: LocalDay, timeZone: string): number {
  const midnight = Date.parse(day);
  const first = midnight - zoneOffset(midnight, timeZone);
  const second = midnight - zoneOffset(first, timeZone);
  const candidates = [first, second].sort((a, b) => a - b);
  return candidates.find((at) => localDay(at, timeZone) === day) ?? first;
}

/** The first days of a day's week, which begins on Monday, and of its month. */
export const startOfWeek = (day: LocalDay): LocalDay => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
export const startOfMonth = (day: LocalDay): LocalDay => `${day.slice(0, 7)}-01`;
