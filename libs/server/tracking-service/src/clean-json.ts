import { scrubText } from '@pasar/error-reporting';

/** Cleans a text for the database: removes U+0000 and replaces lone surrogates. */
export const cleanText = (text: string): string => text.replaceAll('\0', '').toWellFormed();

/** Deeper values are dropped. */
const maxDepth = 6;

/** Cleans a value for storage: scrubs personal data from texts, and limits nesting. */
export const cleanJson = (value: unknown, depthLeft = maxDepth): unknown => {
  if (typeof value === 'string') return cleanText(scrubText(value));
  if (typeof value !== 'object' || value === null) return value;
  if (depthLeft === 0) return null;
  if (Array.isArray(value)) return value.map((each) => cleanJson(each, depthLeft - 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [cleanText(name), cleanJson(each, depthLeft - 1)]),
  );
};

/** Returns JSON for a column. */
export const cleanColumn = (value: unknown): string => JSON.stringify(cleanJson(value));
