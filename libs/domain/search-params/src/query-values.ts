/** @spec boolean-true-values */
const trueValues: ReadonlySet<unknown> = new Set([true, 'true', '1']);

/** Whether a query value is true; anything else, including a missing value, is false (doc1 §5). @spec boolean-query */
export const parseBoolean = (text: unknown): boolean => trueValues.has(text);

const needsDecoding = /[%+]/;
const needsNoEncoding = /^[\w.~-]*$/;

/** Decodes like a form: invalid escapes stay, invalid bytes become the replacement character. */
const decodeBroken = (text: string): string =>
  new URLSearchParams(`text=${text.replaceAll('&', '%26')}`).get('text') ?? '';

/** Percent-decodes like browsers' forms (WHATWG), with `+` as space. Uses the browser's own parser for malformed escapes only. */
export const decodeQueryText = (text: string): string => {
  if (!needsDecoding.test(text)) return text;
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return decodeBroken(text);
  }
};

/** Percent-encodes; a lone surrogate becomes the replacement character, since URLs cannot contain it. */
export const encodeQueryText = (text: string): string =>
  needsNoEncoding.test(text) ? text : encodeURIComponent(text.toWellFormed());

/** Splits a list at unescaped commas and decodes its entries; empty entries are dropped. @spec list-query */
export const parseList = (text: string): string[] =>
  text
    .split(',')
    .filter((entry) => entry !== '')
    .map(decodeQueryText);

/** Encodes each entry and joins them with unescaped commas (amb-list-encoding). @spec list-query */
export const stringifyList = (entries: readonly string[]): string =>
  entries
    .filter((entry) => entry !== '')
    .map(encodeQueryText)
    .join(',');

/** The integers of a list; empty entries and anything but whole numbers up to 2^53−1 are dropped. @spec int-list-query */
export const parseIntList = (text: string): number[] =>
  decodeQueryText(text)
    .split(',')
    .filter((entry) => entry.trim() !== '')
    .map(Number)
    .filter(Number.isSafeInteger);
