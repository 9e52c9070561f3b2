import { slug } from './slug.ts';

/** How a parameter is read and written; the pattern names it after a colon. */
export type ParamType = 'text' | 'int' | 'digits' | 'id' | 'username' | 'slug';

export type ParamValue = string | number;

/** Parses ASCII digits, NaN for other text. Hand-written, since it runs for every id of every address. */
const parseDigits = (text: string): number => {
  let value = text === '' ? Number.NaN : 0;
  for (let at = 0; at < text.length; at += 1) {
    const digit = text.charCodeAt(at) - 0x30;
    value = digit >= 0 && digit <= 9 ? value * 10 + digit : Number.NaN;
  }
  return value;
};

/** ASCII digits and nothing else. */
export const isDigits = (text: string): boolean => parseDigits(text) >= 0;

/** ASCII digits up to 2^53-1; a number beyond rounds to more than that, never to less. */
const isInteger = (text: string): boolean => parseDigits(text) <= Number.MAX_SAFE_INTEGER;

/** @spec username-pattern username-min-length username-max-length username-charset */
const isUsername = (text: string): boolean => /^[A-Za-z0-9_.]{2,30}$/.test(text);

const isSomething = (text: string): boolean => text !== '';

/** By type, whether a piece of an address is one of it (doc1 §2: parameters are typed). @spec numeric-ids route-param-typing */
export const accepts: Readonly<Record<ParamType, (raw: string) => boolean>> = {
  text: isSomething,
  slug: isSomething,
  id: isSomething,
  int: isInteger,
  digits: isDigits,
  username: isUsername,
};

/** The text that percent-escapes stand for; undefined where they are cut off or no UTF-8. */
const decodeEscapes = (raw: string): string | undefined => {
  try {
    return decodeURIComponent(raw);
  } catch {
    return undefined;
  }
};

/** Whether percent-escapes stand for text. Paths with invalid escapes match nothing. */
export const hasValidEscapes = (raw: string): boolean =>
  !raw.includes('%') || decodeEscapes(raw) !== undefined;

/** The text that percent-escapes stand for; as it is where they stand for none. */
export const decodeText = (raw: string): string => (raw.includes('%') ? (decodeEscapes(raw) ?? raw) : raw);

/** The value of an accepted piece: integers as numbers, `digits` as they are, the rest as decoded text. */
export const readParam = (type: ParamType, raw: string): ParamValue => {
  if (type === 'int' || (type === 'id' && isInteger(raw))) return parseDigits(raw);
  return decodeText(raw);
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

/** The piece of an address for a value, percent-encoded; undefined for a value that is not one of this type. */
export const writeParam = (type: ParamType, value: ParamValue): string | undefined => writers[type](value);
