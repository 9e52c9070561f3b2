import { dayMs } from '@pasar/durations';

/** How long a notification is kept, whether it was read or not. */
export const notificationKeptDays = 90;

/** Returns the instant before which notifications are deleted, in epoch milliseconds. */
export const keptSince = (now: number): number => now - notificationKeptDays * dayMs;
