export { createLocaleFormat } from './locale-format.ts';
export type { LocaleFormat } from './locale-format.ts';
export { withFormatCache } from './with-format-cache.ts';
export type { FormatCache } from './with-format-cache.ts';
export { readWallClock, zoneOffset } from './wall-clock.ts';
export { parseZonedText, toZonedText } from './zoned-time.ts';
export { roundWait } from './round-wait.ts';
export type { Wait } from './round-wait.ts';
