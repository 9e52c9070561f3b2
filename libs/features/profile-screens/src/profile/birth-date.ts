const datePattern = /^\d{4}-\d{2}-\d{2}$/;

/** Formats a timestamp in epoch seconds as `2001-02-28`; empty for 0. */
export const toDateText = (timestamp: number): string =>
  timestamp === 0 ? '' : new Date(timestamp * 1000).toISOString().slice(0, 10);

/** Parses a date as midnight UTC in epoch seconds; undefined if invalid. */
export function toTimestamp(text: string): number | undefined {
  const milliseconds = datePattern.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  const isDate = !Number.isNaN(milliseconds) && toDateText(milliseconds / 1000) === text;
  return isDate ? milliseconds / 1000 : undefined;
}
