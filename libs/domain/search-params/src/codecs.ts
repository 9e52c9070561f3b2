import {
  decodeText,
  encodeText,
  parseBoolean,
  parseIntList,
  parseList,
  stringifyList,
} from './query-values.ts';

/** How a field's value stands in an address. */
export interface Codec<Value> {
  /** The value of the raw text after the `=`; undefined for a bad value, and for one that says nothing. */
  parse(raw: string): Value | undefined;
  stringify(value: Value): string;
}

/** Yes or left out: no is the default of every flag. */
export const flag: Codec<true> = {
  parse: (raw) => (parseBoolean(decodeText(raw)) ? true : undefined),
  stringify: () => 'true',
};

/** Any text but the empty one. */
export const text: Codec<string> = {
  parse: (raw) => decodeText(raw) || undefined,
  stringify: encodeText,
};

const filled = <Entry>(list: Entry[]): Entry[] | undefined => (list.length > 0 ? list : undefined);

/** Texts; the empty list is left out. */
export const textList: Codec<readonly string[]> = {
  parse: (raw) => filled(parseList(raw)),
  stringify: stringifyList,
};

/** Whole numbers; the empty list is left out. */
export const integerList: Codec<readonly number[]> = {
  parse: (raw) => filled(parseIntList(raw)),
  stringify: (list) => list.filter(Number.isSafeInteger).join(','),
};

const plainNumber = /^-?\d{1,16}(?:\.\d{1,20})?$/;

/** A plain decimal number between two bounds, both allowed; no exponent, no sign but a minus. */
export const numberBetween = (least: number, most: number): Codec<number> => ({
  parse: (raw) => {
    const decoded = decodeText(raw);
    const value = plainNumber.test(decoded) ? Number(decoded) + 0 : Number.NaN;
    return value >= least && value <= most ? value : undefined;
  },
  stringify: String,
});

/** A whole number between two bounds, both allowed, in ASCII digits. */
export const integerBetween = (least: number, most: number): Codec<number> => ({
  parse: (raw) => {
    const decoded = decodeText(raw);
    const value = /^\d{1,16}$/.test(decoded) ? Number(decoded) : Number.NaN;
    return value >= least && value <= most ? value : undefined;
  },
  stringify: String,
});

/** An id: 1 to 2^53−1. */
export const id: Codec<number> = integerBetween(1, Number.MAX_SAFE_INTEGER);

/** One of some words. */
export const oneOf = <const Word extends string>(words: readonly Word[]): Codec<Word> => ({
  parse: (raw) => words.find((word) => word === decodeText(raw)),
  stringify: encodeText,
});

/** The same, but a value that equals the default is left out on either way. */
export const withDefault = <Value>(codec: Codec<Value>, usual: Value): Codec<Value> => ({
  parse: (raw) => {
    const value = codec.parse(raw);
    return value === usual ? undefined : value;
  },
  stringify: (value) => (value === usual ? '' : codec.stringify(value)),
});
