import type { FeedRecord, Identifiers } from './product.ts';
import { normalizeNumberText } from './normalize-number-text.ts';
import { toReason } from './reason.ts';
import type { Reason } from './reason.ts';
import { stateWords } from './state-words.data.ts';
import { oneLine } from './text-field.ts';
import { toWordKey } from './to-word-key.ts';
import { traitWords } from './words.data.ts';

type Fields = FeedRecord['fields'];
type Warn = (reason: Reason) => void;

const maxIdentifierLength = 70;

/** Whether the last digit of a GTIN is a valid GS1 check digit. */
function hasRightCheckDigit(gtin: string): boolean {
  const digits = [...gtin].map(Number).toReversed();
  const sum = digits.slice(1).reduce((soFar, digit, at) => soFar + digit * (at % 2 === 0 ? 3 : 1), 0);
  return (sum + (digits[0] ?? 0)) % 10 === 0;
}

/**
 * Parses a GTIN of 8, 12, 13 or 14 digits, ignoring spaces, hyphens and a spreadsheet's `.0`; undefined, with a warning, if
 * invalid. Eleven digits are twelve whose zero in front a spreadsheet removed.
 */
function readGtin(written: string, warn: Warn): string | undefined {
  const digits = normalizeNumberText(written).replace(/\.0+$/, '').replace(/[\s-]/g, '');
  const gtin = /^\d{11}$/.test(digits) ? `0${digits}` : digits;
  if (gtin === '') return undefined;
  if (/^(\d{8}|\d{12,14})$/.test(gtin) && hasRightCheckDigit(gtin)) return gtin;
  warn(toReason('gtin-invalid', { gtin: written }));
  return undefined;
}

function readNumber(written: string, name: string, warn: Warn): string | undefined {
  if (written.length <= maxIdentifierLength) return written === '' ? undefined : written;
  warn(toReason('identifier-too-long', { name, max: maxIdentifierLength }));
  return undefined;
}

/** Reads GTIN, MPN and SKU from a row's columns and drops invalid values. */
export function readIdentifiers(
  { gtin, mpn, sku }: { readonly [Name in keyof Identifiers]: string | undefined },
  warn: Warn,
): Identifiers {
  const read = {
    gtin: readGtin(oneLine(gtin), warn),
    mpn: readNumber(oneLine(mpn), 'MPN', warn),
    sku: readNumber(oneLine(sku), 'SKU', warn),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

/** Google's values for condition, gender and age group. */
const traitValues = {
  condition: ['new', 'refurbished', 'used'],
  gender: ['male', 'female', 'unisex'],
  age_group: ['newborn', 'infant', 'toddler', 'kids', 'adult'],
} as const;

type TraitName = keyof typeof traitValues;

/** Words of one language by Google's value. */
type Words = Readonly<Record<string, string | readonly string[]>>;

/** What shoppers read for a value of Google in all languages, and how else sellers write it. */
const listWords = (value: string): string[] =>
  [
    ...Object.values(traitWords).map(({ values }): Words => values),
    ...Object.values(stateWords).map(({ traits }): Words => traits),
  ].flatMap((words) => words[value] ?? []);

const mapWords = (values: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    values.flatMap((value) => [value, ...listWords(value)].map((word) => [toWordKey(word), value] as const)),
  );

const valuesByWord: Readonly<Record<TraitName, ReadonlyMap<string, string>>> = {
  condition: mapWords(traitValues.condition),
  gender: mapWords(traitValues.gender),
  age_group: mapWords(traitValues.age_group),
};

const unknownWordCodes = {
  condition: 'condition-unknown',
  gender: 'gender-unknown',
  age_group: 'age-group-unknown',
} as const;

function readWord(name: TraitName, fields: Fields, warn: Warn): string | undefined {
  const written = oneLine(fields[name]);
  if (written === '') return undefined;
  const value = valuesByWord[name].get(toWordKey(written));
  if (value !== undefined) return value;
  warn(toReason(unknownWordCodes[name], { value: written }));
  return undefined;
}

/** Reads a row's condition, gender, age group and size system as Google's values. */
export function readTraits(fields: Fields, warn: Warn): Readonly<Record<string, string>> {
  const system = oneLine(fields.size_system).toUpperCase();
  const read = {
    condition: readWord('condition', fields, warn),
    gender: readWord('gender', fields, warn),
    age_group: readWord('age_group', fields, warn),
    size_system: /^[A-Z]{2,3}$/.test(system) ? system : undefined,
  };
  return Object.fromEntries(
    Object.entries(read).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
