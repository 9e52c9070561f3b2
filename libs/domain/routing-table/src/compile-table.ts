import { markets } from '@pasar/markets';
import { getOrAddEdge, insertPath, newNode } from './insert-path.ts';
import { isMall, mallPath } from './mall-path.ts';
import type { RouteRow, RouteRows } from './route-row.ts';
import type { RouteTable, PathEntry } from './route-table.ts';

const mallPrefixes: readonly string[] = [...new Set(markets.map((market) => market.mallPrefix))];

const firstPiece = (path: string): string => {
  const end = path.indexOf('/', 1);
  return end === -1 ? path.slice(1) : path.slice(1, end);
};

/** Whether a segment is literal text. */
const isLiteral = (piece: string): boolean => piece !== '' && piece !== '*' && !piece.includes('{');

/** Paths with a literal first segment are inserted lazily, when a URL first starts with it: a page needs few of them. */
const addPath = (table: RouteTable, written: PathEntry): void => {
  const first = firstPiece(written.path);
  if (isLiteral(first)) getOrAddEdge(table.root, first).pendingPaths.push(written);
  else insertPath(table, written);
};

/** Adds a mall path under every market's mall prefix, any other path unchanged. */
const addSpellings = (table: RouteTable, id: string, row: RouteRow, path: string): void => {
  if (!isMall(path)) return addPath(table, { id, row, path, mallPrefix: undefined });
  for (const mallPrefix of mallPrefixes)
    addPath(table, { id, row, path: mallPrefix + path.slice(mallPath.length), mallPrefix });
};

const addRow = (table: RouteTable, id: string, row: RouteRow, { path, also }: RouteRow): void => {
  if (path !== undefined) addSpellings(table, id, row, path);
  if (also) for (const other of also) addSpellings(table, id, row, other);
};

/** Compiles the table for `findRoute`. Alias rows come last, so that the parameter names of their targets win. */
export const compileTable = (rows: RouteRows): RouteTable => {
  const table: RouteTable = { rows, fixedPaths: new Map(), root: newNode() };
  const aliasRows: RouteRow[] = [];
  for (const id of Object.keys(rows)) {
    const row = rows[id] ?? {};
    if (row.as) aliasRows.push(row);
    else addRow(table, id, row, row);
  }
  for (const row of aliasRows) addRow(table, row.as ?? '', rows[row.as ?? ''] ?? {}, row);
  return table;
};
