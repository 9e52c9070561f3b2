import { minuteMs } from '@pasar/durations';

/** Moves the clock of a browser's calls ahead in a demo, by minutes: for seeing what expires. A live store ignores it. */
export const clockOffsetCookieName = 'CLOCK_OFFSET_MINUTES';

/** Returns the offset in milliseconds, at most 99,999 minutes; 0 for anything that is not a whole number of minutes. */
export const readClockOffset = (cookie: string | undefined): number =>
  cookie !== undefined && /^\d{1,5}$/.test(cookie) ? Number(cookie) * minuteMs : 0;
