import { isObject } from '@pasar/json';

/** A JSON value in which lists of objects are tables: `$n` rows, and columns under their escaped names. */
export type PackedValue = unknown;

type Fields = Readonly<Record<string, unknown>>;
/** A column with the same value in every row. */
type Constant = { readonly $v: PackedValue };
type Sparse = { readonly $i: readonly number[]; readonly $l: PackedValue };
/** A column of booleans, a digit for each row. */
type Flags = { readonly $b: string };
/** A column with the same values as an earlier one. */
type Copy = { readonly $c: string };

/** Names that begin with `$` belong to this format. */
const escapeKey = (key: string): string => (key.startsWith('$') ? `$${key}` : key);
const unescapeKey = (key: string): string => (key.startsWith('$') ? key.slice(1) : key);

const mapFields = (fields: Fields, key: (key: string) => string, value: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(fields).map(([name, each]) => [key(name), value(each)]));

type Column = { readonly places: number[]; readonly values: unknown[] };

/** Reads all columns in one pass: an uncached page packs a thousand fields. */
function readColumns(rows: readonly Fields[]): Map<string, Column> {
  const columns = new Map<string, Column>();
  rows.forEach((row, place) => {
    for (const key of Object.keys(row)) {
      const value = row[key];
      if (value === undefined) continue;
      const column = columns.get(key) ?? { places: [], values: [] };
      if (column.values.push(value) === 1) columns.set(key, column);
      column.places.push(place);
    }
  });
  return columns;
}

function packColumn({ places, values }: Column, count: number): PackedValue {
  if (values.length < count) return { $i: places, $l: pack(values) } satisfies Sparse;
  const [first] = values;
  if (typeof first !== 'object' && values.every((value) => value === first))
    return { $v: first } satisfies Constant;
  if (values.every((value) => typeof value === 'boolean'))
    return { $b: values.map(Number).join('') } satisfies Flags;
  return pack(values);
}

/** A shorter column is not worth a reference. */
const minCopiedLength = 20;

function packTable(rows: readonly Fields[]): PackedValue {
  const table: [string, PackedValue][] = [['$n', rows.length]];
  const firstNames = new Map<string, string>();
  for (const [key, column] of readColumns(rows)) {
    const [name, packed] = [escapeKey(key), packColumn(column, rows.length)];
    const text = JSON.stringify(packed);
    const first = text.length > minCopiedLength ? firstNames.get(text) : undefined;
    if (first === undefined) firstNames.set(text, name);
    table.push([name, first === undefined ? packed : ({ $c: first } satisfies Copy)]);
  }
  return Object.fromEntries(table);
}

/** Packs lists of objects as tables, so that names and repeated values are written once; halves the size. */
export function pack(value: unknown): PackedValue {
  if (Array.isArray(value))
    return value.length > 1 && value.every(isObject) ? packTable(value) : value.map(pack);
  return isObject(value) ? mapFields(value, escapeKey, pack) : value;
}

/** A column's values with their rows. */
function unpackColumn(
  column: PackedValue,
  count: number,
  columns: Fields,
): (readonly [row: number, value: unknown])[] {
  const { $v, $i, $l, $b, $c } = (isObject(column) ? column : {}) as Partial<
    Constant & Sparse & Flags & Copy
  >;
  if ($c !== undefined) return unpackColumn(columns[$c], count, columns);
  if ($b !== undefined) return Array.from($b, (digit, row) => [row, digit === '1']);
  if ($v !== undefined) return Array.from({ length: count }, (_, row) => [row, $v]);
  const values = unpack($i ? $l : column) as unknown[];
  return values.map((value, at) => [$i?.[at] ?? at, value]);
}

function unpackTable(count: number, columns: Fields): object[] {
  const rows = Array.from({ length: count }, (): [string, unknown][] => []);
  for (const [key, column] of Object.entries(columns))
    for (const [row, value] of unpackColumn(column, count, columns))
      rows[row]?.push([unescapeKey(key), value]);
  return rows.map((entries) => Object.fromEntries(entries));
}

/** Restores a packed value. */
export function unpack(packed: PackedValue): unknown {
  if (Array.isArray(packed)) return packed.map(unpack);
  if (!isObject(packed)) return packed;
  const { $n, ...columns } = packed;
  return typeof $n === 'number' ? unpackTable($n, columns) : mapFields(packed, unescapeKey, unpack);
}
