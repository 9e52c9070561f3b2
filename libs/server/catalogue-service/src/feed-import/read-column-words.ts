import { columnRemarks, columnWords } from './column-words.data.ts';
import type { ColumnMeaning } from './column-words.data.ts';
import { isCurrencyName } from './currency-name.ts';
import { stockWords } from './stock-words.data.ts';
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
/** What a quantity counts: `Ilość (szt.)`. */
const units: ReadonlySet<string> = new Set(
  Object.values(stockWords).flatMap(({ units: names }) => names.map(toWordKey)),
);
const priceMeanings: ReadonlySet<ColumnMeaning> = new Set(['price', 'compare_at_price', 'sale_price']);

/** How long a text may be: `max. 70 characters`. A lowest price or stock is another column. */
const textLimit = /^(?:max|maks|toi da|สูงสุด|ไม่เกิน|最多|hasta|ate|jusqu)[^\d]*\d/;

function isHarmlessRemark(remark: string, meaning: ColumnMeaning): boolean {
  if (remarks.has(remark)) return true;
  return meaning === 'quantity' ? units.has(remark) : textLimit.test(remark) && !priceMeanings.has(meaning);
}

/** Looks a whole name up, with its number as `#`. */
function findMeaning(name: string): ReadColumn | undefined {
  const key = toWordKey(name);
  const exact = meanings.get(key);
  if (exact) return { meaning: exact, number: 1 };
  const [digits] = /\d{1,2}/.exec(key) ?? [];
  const numbered = digits === undefined ? undefined : meanings.get(joinNumber(key.replaceAll(digits, '#')));
  return numbered && { meaning: numbered, number: Number(digits) };
}

const preposition = /^(?:in|em|en|dalam|w) | (?:in|em|en|dalam|w)$/i;

/** Splits what stands behind a name from it: `Price (RM)`, `Cena [PLN]`, or without brackets `Precio $` and `Harga IDR`. */
function splitRemark(name: string): { readonly name: string; readonly remark: string } | undefined {
  const inBrackets = /^([^([]*\S)\s*[([]([^()[\]]{0,60})[)\]]$/u.exec(name);
  const behind = /[\s:/,–-](?![a-z]{3}$)([^\s\d:/,–-]{1,6})$/u.exec(name);
  const before = inBrackets?.[1] ?? name.slice(0, behind?.index ?? 0).trim();
  const remark = inBrackets?.[2] ?? behind?.[1] ?? '';
  return before === ''
    ? undefined
    : { name: before.replace(preposition, ''), remark: remark.trim().replace(preposition, '') };
}

/** Reads a name in two languages, `Price / Harga`, if both parts say the same. */
function readParts(parts: readonly string[]): ReadColumn | undefined {
  if (parts.length < 2) return undefined;
  const [first, ...more] = parts.map(readColumnWords);
  const isAlike = ({ meaning, number }: ReadColumn): boolean =>
    more.every((part) => part?.meaning === meaning && part.number === number);
  if (!first || !isAlike(first)) return undefined;
  const currency = first.currency ?? more.find((part) => part?.currency)?.currency;
  return currency === undefined ? first : { ...first, currency };
}

/** Reads a name before a remark: a currency of prices, what does not change the meaning, or the name in another language. */
function readBeforeRemark(name: string): ReadColumn | undefined {
  const split = splitRemark(name);
  const before = split && readColumnWords(split.name);
  if (!split || !before) return undefined;
  if (isHarmlessRemark(toWordKey(split.remark), before.meaning)) return before;
  const isCurrency =
    priceMeanings.has(before.meaning) && before.currency === undefined && isCurrencyName(split.remark);
  return isCurrency ? { ...before, currency: split.remark } : readParts([split.name, split.remark]);
}

const maxNameLength = 100;

/**
 * Reads the name of a column in any language of the markets, or in two; undefined if it is none. Only a whole name counts, before a
 * currency or a remark such as “required”: `Price (wholesale)` is not a price.
 */
export function readColumnWords(written: string): ReadColumn | undefined {
  if (written.length > maxNameLength) return undefined;
  const lines = written
    .normalize('NFKC')
    .replace(/\(\s*\*+\s*\)|\*/g, '')
    .trim()
    .replace(/^\d{1,2}[.)] ?(?=\D)/, '');
  const name = lines.replace(/\s+/g, ' ');
  return findMeaning(name) ?? readBeforeRemark(name) ?? readParts(lines.split(/[/|\n]/));
}
