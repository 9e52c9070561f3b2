/** @spec boolean-true-values */
const trueValues: ReadonlySet<unknown> = new Set([true, 'true', '1']);

/** Whether a query value says yes; everything else, a missing value too, says no (doc1 §5). @spec boolean-query */
export const parseBoolean = (text: unknown): boolean => trueValues.has(text);

const needsDecoding = /[%+]/;
const needsNoEncoding = /^[\w.~-]*$/;

/** Decodes as a form does: what is no escape stays, bytes that are no text become the replacement character. */
const decodeBroken = (text: string): string =>
  new URLSearchParams(`text=${text.replaceAll('&', '%26')}`).get('text') ?? '';

/** Percent-decodes as a browser's forms do (WHATWG), `+` being a space. Only a broken escape needs the browser's own parser. */
export const decodeText = (text: string): string => {
  if (!needsDecoding.test(text)) return text;
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return decodeBroken(text);
  }
};

/** Percent-encodes; half a surrogate pair becomes the replacement character, since no address can carry it. */
export const encodeText = (text: string): string =>
  needsNoEncoding.test(text) ? text : encodeURIComponent(text.toWellFormed());

/** The entries of a list, as they stand in an address: split at plain commas, then decoded each; empty ones are dropped. @spec list-query */
export const parseList = (text: string): string[] =>
  text
    .split(',')
    .filter((entry) => entry !== '')
    .map(decodeText);

/** Each entry encoded, joined by plain commas (amb-list-encoding). @spec list-query */
export const stringifyList = (entries: readonly string[]): string =>
  entries
    .filter((entry) => entry !== '')
    .map(encodeText)
    .join(',');

/** The integers of a list; empty entries and what is no whole number up to 2^53−1 are dropped. @spec int-list-query */
export const parseIntList = (text: string): number[] =>
  decodeText(text)
    .split(',')
    .filter((entry) => entry.trim() !== '')
    .map(Number)
    .filter(Number.isSafeInteger);
