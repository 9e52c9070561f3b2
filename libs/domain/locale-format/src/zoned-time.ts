import { hourMs } from '@pasar/durations';
import { readWallClock, zoneOffset } from './wall-clock.ts';

const halfDayMs = 12 * hourMs;

/** Formats a moment for a `datetime-local` field: `2026-11-23T09:30` in an IANA time zone. Takes epoch milliseconds. */
export const toZonedText = (at: number, timeZone: string): string =>
  new Date(readWallClock(at, timeZone)).toISOString().slice(0, 16);

const pattern = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/;

/**
 * Parses the value of a `datetime-local` field in an IANA time zone, into epoch milliseconds; null if it is no date. A time that
 * a change of the clock skips becomes the same time after the change; of one that occurs twice the first is meant.
 */
export function parseZonedText(text: string, timeZone: string): number | null {
  const match = pattern.exec(text.trim());
  if (!match) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match.slice(1, 6).map(Number);
  const wall = Date.UTC(year, month - 1, day, hour, minute);
  if (new Date(wall).toISOString().slice(0, 16) !== match[0].slice(0, 16)) return null;
  const times = [wall - halfDayMs, wall + halfDayMs].map((at) => wall - zoneOffset(at, timeZone));
  return (
    times.filter((at) => readWallClock(at, timeZone) === wall).sort((one, other) => one - other)[0] ??
    times[0] ??
    null
  );
}
