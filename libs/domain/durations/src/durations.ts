/** Lengths of time in milliseconds. A day has 24 hours: for dates in a time zone, use `addDays` of `@pasar/order`. */
export const secondMs = 1000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
