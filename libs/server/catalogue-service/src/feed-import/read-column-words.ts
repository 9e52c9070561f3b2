import { columnRemarks, columnWords } from './column-words.data.ts';
import type { ColumnMeaning } from './column-words.data.ts';
import { isCurrencyName } from './currency-name.ts';
import { toWordKey } from './to-word-key.ts';

/** What a name of a column says. */
export type ReadColumn = {
  readonly meaning: ColumnMeaning;
  /** Its number among columns of one kind: 2 in `Attribute 2 name`, 1 if it has none. */
  readonly number: number;
  /** The currency of its prices as written: `RM` in `Price (RM)`. */
  readonly currency?: string;
};

/** Chinese has no spaces around a number, and sellers leave them out: `屬性 1 名稱` and `屬性1名稱` are alike. */
const joinNumber = (key: string): string => key.replace(/ ?# ?/g, '#');

const meanings: ReadonlyMap<string, ColumnMeaning> = new Map(
  Object.values(columnWords).flatMap((words) =>
    Object.entries<readonly string[]>(words).flatMap(([meaning, names]) =>
      names.map((name) => [joinNumber(toWordKey(name)), meaning as ColumnMeaning] as const),
    ),
  ),
);
const remarks: ReadonlySet<string> = new Set(columnRemarks.map(toWordKey));
const priceMeanings: ReadonlySet<ColumnMeaning> = new Set(['price', 'compare_at_price', 'sale_price']);

/** Looks a whole name up, with its number as `#`. */
function findMeaning(name: string): ReadColumn | undefined {
  const key = toWordKey(name);
  const exact = meanings.get(key);
  if (exact) return { meaning: exact, number: 1 };
  const [digits] = /\d{1,2}/.exec(key) ?? [];
  const numbered = digits === undefined ? undefined : meanings.get(joinNumber(key.replaceAll(digits, '#')));
  return numbered && { meaning: numbered, number: Number(digits) };
}

const preposition = /^(?:in|em|en|dalam|w)\s+|\s+(?:in|em|en|dalam|w)$/i;

/** Splits what stands behind a name from it: `Price (RM)`, `Cena [PLN]`, or without brackets `Precio $` and `Harga IDR`. */
function splitRemark(name: string): { readonly name: string; readonly remark: string } | undefined {
  const inBrackets = /^([^([]*\S)\s*[([]([^()[\]]{0,60})[)\]]$/u.exec(name);
  const behind = /^(.*\S)(?:\s|[:/,–-])\s*(?![a-z]{3}$)([^\s\d]{1,6})$/u.exec(name);
  const [, before = '', remark = ''] = inBrackets ?? behind ?? [];
  return before === ''
    ? undefined
    : { name: before.replace(preposition, ''), remark: remark.trim().replace(preposition, '') };
}

/**
 * Reads the name of a column in any language of the markets; undefined if it is none. Only a whole name counts, before a currency
 * or a remark such as “required”: `Price (wholesale)` is not a price.
 */
export function readColumnWords(written: string): ReadColumn | undefined {
  const name = written
    .normalize('NFKC')
    .replace(/\(\s*\*+\s*\)|\*/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\d{1,2}[.)] ?(?=\D)/, '');
  const found = findMeaning(name);
  if (found || name.length > 100) return found;
  const split = splitRemark(name);
  const before = split && readColumnWords(split.name);
  if (!split || !before) return undefined;
  if (remarks.has(toWordKey(split.remark))) return before;
  const isCurrency =
    priceMeanings.has(before.meaning) && before.currency === undefined && isCurrencyName(split.remark);
  return isCurrency ? { ...before, currency: split.remark } : undefined;
}
