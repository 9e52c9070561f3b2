export { dayMs, hourMs, minuteMs, secondMs } from './durations.ts';
export { toUnixSeconds } from './to-unix-seconds.ts';
export { toWaitSeconds } from './to-wait-seconds.ts';
