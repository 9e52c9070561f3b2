import { columnName } from './column-name.ts';
import type { FeedFormat } from './feed-format.ts';
import { readColumnWords } from './read-column-words.ts';

/** A column of a file: its name as written, the one under which its format reads it, and the currency that its name says. */
export type Column = { readonly written: string; readonly name: string; readonly currency?: string };

function translateNames(cells: readonly string[], { columns }: Pick<FeedFormat, 'columns'>): Column[] {
  const exact = cells.map(columnName);
  const taken = new Set(exact);
  return cells.map((cell, at) => {
    const own = exact[at] ?? '';
    const read = readColumnWords(cell);
    const name = read && columns[read.meaning]?.replace('#', `${read.number}`);
    if (!read || name === undefined || (name !== own && taken.has(name)))
      return { written: cell.trim(), name: own };
    return { written: cell.trim(), name, ...(read.currency !== undefined && { currency: read.currency }) };
  });
}

/**
 * Resolves the columns of a header. A name of the format itself stays, and no other column takes its place; a name in one of the
 * languages of the markets becomes that of the format. Where no column has a title, the first description is the title: inventory lists are made so.
 */
export function resolveColumns(cells: readonly string[], format: Pick<FeedFormat, 'columns'>): Column[] {
  const columns = translateNames(cells, format);
  if (columns.some(({ name }) => name === format.columns.title)) return columns;
  const named = columns.find(({ name }) => name === format.columns.description);
  return columns.map((column) =>
    column === named ? { ...column, name: format.columns.title ?? column.name } : column,
  );
}
