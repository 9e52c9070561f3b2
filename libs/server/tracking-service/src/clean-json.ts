import { scrubText } from '@pasar/error-reporting';

/** A text as the database takes it: without the character that it refuses and without half characters. */
export const cleanText = (text: string): string => text.replaceAll('\0', '').toWellFormed();

/** Deeper than this nothing is kept. */
const maxDepth = 6;

/** A value as it is stored: texts without what tells who someone is, and nothing that is nested without end. */
export const cleanJson = (value: unknown, depthLeft = maxDepth): unknown => {
  if (typeof value === 'string') return cleanText(scrubText(value));
  if (typeof value !== 'object' || value === null) return value;
  if (depthLeft === 0) return null;
  if (Array.isArray(value)) return value.map((each) => cleanJson(each, depthLeft - 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [cleanText(name), cleanJson(each, depthLeft - 1)]),
  );
};

/** JSON for a column. */
export const cleanColumn = (value: unknown): string => JSON.stringify(cleanJson(value));
