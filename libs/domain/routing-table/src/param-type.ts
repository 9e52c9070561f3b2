import { slug } from './slug.ts';

/** The type of a parameter, after the colon in a pattern. */
export type ParamType = 'text' | 'int' | 'digits' | 'id' | 'username' | 'slug';

export type ParamValue = string | number;

/** Parses ASCII digits; NaN for other text. Hand-written, since it runs for every id of every URL. */
const parseDigits = (text: string): number => {
  let value = text === '' ? Number.NaN : 0;
  for (let at = 0; at < text.length; at += 1) {
    const digit = text.charCodeAt(at) - 0x30;
    value = digit >= 0 && digit <= 9 ? value * 10 + digit : Number.NaN;
  }
  return value;
};

/** Whether a text consists of ASCII digits only. */
export const isDigits = (text: string): boolean => parseDigits(text) >= 0;

/** ASCII digits up to 2^53-1; a larger number never rounds to a smaller one. */
const isInteger = (text: string): boolean => parseDigits(text) <= Number.MAX_SAFE_INTEGER;

/** @spec username-pattern username-min-length username-max-length username-charset */
const isUsername = (text: string): boolean => /^[A-Za-z0-9_.]{2,30}$/.test(text);

const isSomething = (text: string): boolean => text !== '';

/** Whether a segment is valid, by parameter type (doc1 §2: parameters are typed). @spec numeric-ids route-param-typing */
export const accepts: Readonly<Record<ParamType, (raw: string) => boolean>> = {
  text: isSomething,
  slug: isSomething,
  id: isSomething,
  int: isInteger,
  digits: isDigits,
  username: isUsername,
};

/** Decodes percent-escapes; undefined if they are incomplete or not UTF-8. */
const decodeEscapes = (raw: string): string | undefined => {
  try {
    return decodeURIComponent(raw);
  } catch {
    return undefined;
  }
};

/** Whether percent-escapes decode to text. Paths with invalid escapes match nothing. */
export const hasValidEscapes = (raw: string): boolean =>
  !raw.includes('%') || decodeEscapes(raw) !== undefined;

/** Decodes percent-escapes; returns a text with invalid ones unchanged. */
export const decodePathText = (raw: string): string =>
  raw.includes('%') ? (decodeEscapes(raw) ?? raw) : raw;

/** The value of an accepted segment: integers as numbers, `digits` unchanged, the rest as decoded text. */
export const readParam = (type: ParamType, raw: string): ParamValue => {
  if (type === 'int' || (type === 'id' && isInteger(raw))) return parseDigits(raw);
  return decodePathText(raw);
};

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

const writeInteger = (value: ParamValue): string | undefined => (isCount(value) ? String(value) : undefined);

const encodeText = (value: ParamValue): string | undefined =>
  typeof value === 'string' && value !== '' ? encodeURIComponent(value.toWellFormed()) : undefined;

const writers: Readonly<Record<ParamType, (value: ParamValue) => string | undefined>> = {
  text: encodeText,
  slug: (value) => (typeof value === 'string' ? encodeText(slug(value)) : undefined),
  id: (value) => writeInteger(value) ?? encodeText(value),
  int: writeInteger,
  digits: (value) => writeInteger(value) ?? (isDigits(String(value)) ? String(value) : undefined),
  username: (value) => (typeof value === 'string' && isUsername(value) ? value : undefined),
};

/** The percent-encoded segment for a value; undefined for a value of another type. */
export const writeParam = (type: ParamType, value: ParamValue): string | undefined => writers[type](value);
