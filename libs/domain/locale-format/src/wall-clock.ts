import { secondMs } from '@pasar/durations';

/** By time zone, since constructing a format is expensive. */
const formats = new Map<string, Intl.DateTimeFormat>();

function createFormat(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
      ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
    });
  formats.set(timeZone, format);
  return format;
}

/** Returns the wall clock of an IANA time zone as if it were UTC, in epoch milliseconds, cut to the second. */
export function readWallClock(at: number, timeZone: string): number {
  const parts = new Map(
    createFormat(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0;
  return Date.UTC(
    ...([part('year'), part('month') - 1, part('day')] as const),
    ...([part('hour'), part('minute'), part('second')] as const),
  );
}

/** Returns how far the wall clock of a time zone is ahead of UTC at an instant, in milliseconds. */
export const zoneOffset = (at: number, timeZone: string): number =>
  readWallClock(at, timeZone) - Math.floor(at / secondMs) * secondMs;
