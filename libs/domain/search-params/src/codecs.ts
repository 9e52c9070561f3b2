import {
  decodeQueryText,
  encodeQueryText,
  parseBoolean,
  parseIntList,
  parseList,
  stringifyList,
} from './query-values.ts';

/** Parses and serializes a field's value in a query string. */
export type Codec<Value> = {
  /** Parses the raw text after the `=`; undefined for an invalid value or a default. */
  parse(raw: string): Value | undefined;
  /** Serializes a value; empty for a default, or a value that could not be parsed back: the field is then omitted. */
  stringify(value: Value): string;
};

/** `true` or absent: every flag defaults to false. */
export const flag: Codec<true> = {
  parse: (raw) => (parseBoolean(decodeQueryText(raw)) ? true : undefined),
  stringify: (value) => (parseBoolean(value) ? 'true' : ''),
};

/** Any non-empty text. */
export const text: Codec<string> = {
  parse: (raw) => decodeQueryText(raw) || undefined,
  stringify: (value) => encodeQueryText(String(value)),
};

/**
 * A text whose rest is cut off after a number of UTF-16 code units, never within a character. Without U+0000, which calls refuse
 * since PostgreSQL cannot store it.
 */
export const textUpTo = (mostUnits: number): Codec<string> => {
  const cut = (value: string): string => {
    const storable = value.replaceAll('\0', '');
    return storable.length > mostUnits
      ? storable.slice(0, mostUnits).replace(/[\uD800-\uDBFF]$/, '')
      : storable;
  };
  return {
    parse: (raw) => cut(decodeQueryText(raw)) || undefined,
    stringify: (value) => encodeQueryText(cut(String(value))),
  };
};

const filled = <Entry>(list: Entry[]): Entry[] | undefined => (list.length > 0 ? list : undefined);

/** Texts; an empty list is omitted. */
export const textList: Codec<readonly string[]> = {
  parse: (raw) => filled(parseList(raw)),
  stringify: stringifyList,
};

/** Integers; an empty list is omitted. */
export const integerList: Codec<readonly number[]> = {
  parse: (raw) => filled(parseIntList(raw)),
  stringify: (list) => list.filter(Number.isSafeInteger).join(','),
};

/** Numbers that match a pattern, within inclusive bounds. */
const boundedNumber = (form: RegExp, least: number, most: number): Codec<number> => ({
  parse: (raw) => {
    const decoded = decodeQueryText(raw);
    const value = form.test(decoded) ? Number(decoded) + 0 : Number.NaN;
    return value >= least && value <= most ? value : undefined;
  },
  stringify: (value) => {
    const written = String(value);
    return form.test(written) && value >= least && value <= most ? written : '';
  },
});

/** A decimal number within inclusive bounds, without exponent or plus sign. */
export const numberBetween = (least: number, most: number): Codec<number> =>
  boundedNumber(/^-?\d{1,16}(?:\.\d{1,20})?$/, least, most);

/** An integer within inclusive bounds, in ASCII digits. */
export const integerBetween = (least: number, most: number): Codec<number> =>
  boundedNumber(/^\d{1,16}$/, least, most);

/** An id: 1 to 2^53−1. */
export const id: Codec<number> = integerBetween(1, Number.MAX_SAFE_INTEGER);

/** An enum value; legacy spellings are mapped to their current value. */
export const enumParam = <const Word extends string>(
  words: readonly Word[],
  olderWords: Readonly<Record<string, Word>> = {},
): Codec<Word> => {
  const known = new Map<string, Word>(words.map((word) => [word, word]));
  const readable = new Map([...Object.entries(olderWords), ...known]);
  return {
    parse: (raw) => readable.get(decodeQueryText(raw)),
    stringify: (value) => known.get(value) ?? '',
  };
};

/** Wraps a codec so that the default value is omitted in both directions. */
export const withDefault = <Value>(codec: Codec<Value>, defaultValue: Value): Codec<Value> => ({
  parse: (raw) => {
    const value = codec.parse(raw);
    return value === defaultValue ? undefined : value;
  },
  stringify: (value) => (value === defaultValue ? '' : codec.stringify(value)),
});
