import type { FeedFormat } from '../feed-format.ts';
import { ImportError } from '../import-error.ts';
import { isColumnExplanation } from '../is-column-explanation.ts';
import type { Fault, FeedRecord } from '../product.ts';
import { toReason } from '../reason.ts';
import type { Reason } from '../reason.ts';
import { resolveColumns } from '../resolve-columns.ts';
import type { Column } from '../resolve-columns.ts';
import { readLines } from './read-lines.ts';
import { readRows } from './read-rows.ts';
import type { Row, TableLayout } from './read-rows.ts';

/** Maximum columns of a table, and fields of a product in XML: every row is read by all of them. */
export const maxFields = 1000;

/** Throws ImportError for a header with too many columns. */
function readHeader(cells: readonly string[], format: FeedFormat): Column[] {
  if (cells.length > maxFields)
    throw new ImportError(toReason('file-columns-above-limit', { max: maxFields }));
  return resolveColumns(cells, format);
}

/** Returns the text of `="001"` or `'001`, with which a spreadsheet keeps zeros in front. */
const readFormula = (cell: string): string =>
  /^\s*="([^"]*)"\s*$/.exec(cell)?.[1] ?? /^\s*'(\d+)\s*$/.exec(cell)?.[1] ?? cell;

/** Columns that a feed may repeat: each has further values. */
const listColumns: ReadonlySet<string> = new Set(['additional_image_link']);

type Fields = { readonly fields: Record<string, string>; readonly warnings: readonly Reason[] };

/**
 * Uses the first non-empty column of a name, and warns of another one with a different value. Columns without a name are a
 * spreadsheet's empty columns.
 */
function toFields(columns: readonly Column[], cells: readonly string[]): Fields {
  const fields = Object.create(null) as Record<string, string>;
  const usedColumns = new Map<string, string>();
  const warnings: Reason[] = [];
  for (const [at, { name, written, currency }] of columns.entries()) {
    const value = readFormula(cells[at] ?? '');
    const before = fields[name];
    if (name === '') continue;
    if (!before) {
      fields[name] = value;
      if (currency !== undefined) fields[`${name}_currency`] = currency;
      usedColumns.set(name, written);
    } else if (value.trim() === '' || value.trim() === before.trim()) continue;
    else if (listColumns.has(name)) fields[name] = `${before}\n${value}`;
    else warnings.push(toReason('columns-differ', { first: usedColumns.get(name) ?? name, second: written }));
  }
  return { fields, warnings };
}

function toRecord(
  header: readonly Column[],
  { line, cells, warnings }: Row,
  { completeRow }: FeedFormat,
): FeedRecord | Fault {
  const count = header.length;
  if (cells.slice(count).some((cell) => cell.trim() !== ''))
    return { line, reason: toReason('columns-above-header', { columns: cells.length, header: count }) };
  const read = toFields(header, cells);
  return {
    line,
    fields: completeRow?.(read.fields) ?? read.fields,
    warnings: [...warnings, ...read.warnings],
  };
}

/** Whether a line before the header is Excel's `sep=` hint, or a comment of a template: Meta's explains each column in two. */
export const isPreambleLine = (line: string): boolean => /^"?(?:sep=.?"?$|#\s)/i.test(line.trim());

/** Yields the rows of a table by column name; an unreadable row, and one above the header, is yielded as a fault. */
export async function* readTableRecords(
  chunks: AsyncIterable<string>,
  layout: TableLayout,
): AsyncGenerator<FeedRecord | Fault> {
  let header: readonly Column[] | undefined;
  let isFirst = true;
  for await (const row of readRows(readLines(chunks), layout)) {
    if (!('cells' in row)) yield row;
    else if (header) {
      const record = toRecord(header, row, layout.format);
      isFirst &&= 'fields' in record && isColumnExplanation(record.fields);
      yield isFirst ? { line: row.line, reason: toReason('explains-columns') } : record;
    } else if (isPreambleLine(row.cells.join(layout.delimiter))) continue;
    else if (row.line < layout.headerLine) yield { line: row.line, reason: toReason('above-header') };
    else header = readHeader(row.cells, layout.format);
  }
}
