import { columnName } from '../column-name.ts';
import { ImportError } from '../import-error.ts';
import type { Fault, FeedRecord } from '../product.ts';
import { toReason } from '../reason.ts';
import { readLines } from './read-lines.ts';
import { readRows } from './read-rows.ts';
import type { Row } from './read-rows.ts';

/** Maximum columns of a table, and fields of a product in XML: every row is read by all of them. */
export const maxFields = 1000;

/** Throws ImportError for a header with too many columns. */
function readHeader(cells: readonly string[]): string[] {
  if (cells.length > maxFields)
    throw new ImportError(toReason('file-columns-above-limit', { max: maxFields }));
  return cells.map(columnName);
}

/** Returns the text of a formula such as `="001"`, with which a spreadsheet keeps zeros in front. */
const readFormula = (cell: string): string => /^\s*="([^"]*)"\s*$/.exec(cell)?.[1] ?? cell;

/** Uses the first non-empty column of a name. Columns without a name are a spreadsheet's empty columns. */
function toFields(columns: readonly string[], cells: readonly string[]): Record<string, string> {
  const fields = Object.create(null) as Record<string, string>;
  for (const [at, column] of columns.entries())
    if (column !== '' && !fields[column]) fields[column] = readFormula(cells[at] ?? '');
  return fields;
}

const toRecord = (columns: readonly string[], { line, cells, warnings }: Row): FeedRecord | Fault =>
  cells.slice(columns.length).some((cell) => cell.trim() !== '')
    ? { line, reason: toReason('columns-above-header', { columns: cells.length, header: columns.length }) }
    : { line, fields: toFields(columns, cells), warnings };

/** Whether a line before the header is Excel's `sep=` hint, or a comment of a template: Meta's explains each column in two. */
export const isPreambleLine = (line: string): boolean => /^"?(?:sep=.?"?$|#\s)/i.test(line.trim());

/** Yields the rows of a table by column name; an unreadable row is yielded as a fault. */
export async function* readTableRecords(
  chunks: AsyncIterable<string>,
  delimiter: string,
): AsyncGenerator<FeedRecord | Fault> {
  let columns: string[] | undefined;
  for await (const row of readRows(readLines(chunks), delimiter)) {
    if (!('cells' in row)) yield row;
    else if (columns) yield toRecord(columns, row);
    else if (!isPreambleLine(row.cells.join(delimiter))) columns = readHeader(row.cells);
  }
}
