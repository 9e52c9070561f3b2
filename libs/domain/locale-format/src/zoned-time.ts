const minuteMs = 60_000;

const createFormat = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric' },
  });

/** Returns the wall clock of a time zone as if it were UTC, in epoch milliseconds, cut to the minute. */
function readWallClock(at: number, format: Intl.DateTimeFormat): number {
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const part = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
}

/** Formats a moment for a `datetime-local` field: `2026-11-23T09:30` in an IANA time zone. Takes epoch milliseconds. */
export const toZonedText = (at: number, timeZone: string): string =>
  new Date(readWallClock(at, createFormat(timeZone))).toISOString().slice(0, 16);

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
  const format = createFormat(timeZone);
  const offsetAt = (at: number) => readWallClock(at, format) - at;
  const offsets = [wall - 720 * minuteMs, wall + 720 * minuteMs].map((at) => offsetAt(at - (at % minuteMs)));
  const times = offsets.map((offset) => wall - offset);
  return (
    times.filter((at) => readWallClock(at, format) === wall).sort((one, other) => one - other)[0] ??
    times[0] ??
    null
  );
}
