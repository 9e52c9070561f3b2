import { sensitiveParts, sensitiveWords } from './sensitive-keys.data.ts';

const hidden = '‹hidden›';

/** Separators between a key and its value: in a query, a form, JSON, nested JSON or a log line. */
const separators = /[:=]|%3[AD]/gi;

const endOfBareValue = /[&;,\n\r"'`)\]}]|%26/gi;

const splitWords = (key: string): string[] =>
  key
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[_-]/);

const isSensitive = (key: string): boolean =>
  sensitiveParts.some((part) => key.toLowerCase().includes(part)) ||
  splitWords(key).some((word) => sensitiveWords.has(word));

/** Index of the closing quote; escaped quotes belong to the value. */
function findQuotedEnd(text: string, from: number, quote: string): number {
  let at = text.indexOf(quote, from);
  while (at > from && text[at - 1] === '\\') at = text.indexOf(quote, at + 1);
  return at < 0 ? text.length : at;
}

/** End of an unquoted value. Lists and objects run to the end of the text, which may be truncated. */
function findBareEnd(text: string, from: number): number {
  if (/^[[{]/.test(text.slice(from, from + 1))) return text.length;
  endOfBareValue.lastIndex = from;
  return endOfBareValue.exec(text)?.index ?? text.length;
}

const isSpace = (sign = ''): boolean => sign === ' ' || sign === '\t';
const isQuote = (sign = ''): boolean => sign === '\\' || sign === '"' || sign === "'" || sign === '`';
const isKeySign = (sign = ''): boolean => /[\w-]/.test(sign);

/** Skips characters that match; returns the first index that does not. */
function skip(
  text: string,
  from: number,
  step: 1 | -1,
  matches: (sign: string | undefined) => boolean,
): number {
  let at = from;
  while (matches(text[at])) at += step;
  return at;
}

/** The key before a separator, quoted or not. */
function readKeyBefore(text: string, separator: number): string {
  const end = skip(text, skip(text, separator - 1, -1, isSpace), -1, isQuote);
  return text.slice(skip(text, end, -1, isKeySign) + 1, end + 1);
}

/** The start of the value after a separator, and its opening quote. */
function findValueAfter(text: string, from: number): { start: number; quote: string } {
  const opening = skip(text, from, 1, isSpace);
  const start = skip(text, opening, 1, isQuote);
  return { start, quote: text.slice(opening, start) };
}

/** Hides the values of sensitive keys in a text; the keys stay. */
export function scrubPairs(text: string): string {
  let scrubbed = '';
  let kept = 0;
  for (const { index, 0: separator } of text.matchAll(separators)) {
    if (index < kept || !isSensitive(readKeyBefore(text, index))) continue;
    const { start, quote } = findValueAfter(text, index + separator.length);
    scrubbed += text.slice(kept, start) + hidden;
    kept = quote === '' ? findBareEnd(text, start) : findQuotedEnd(text, start, quote);
  }
  return scrubbed + text.slice(kept);
}
