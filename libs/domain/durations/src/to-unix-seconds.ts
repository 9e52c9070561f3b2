import { secondMs } from './durations.ts';

/** Converts epoch milliseconds to whole Unix seconds, which the wire's times are in; rounds down. */
export const toUnixSeconds = (epochMs: number): number => Math.floor(epochMs / secondMs);
