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

/** Whether an address can begin with this piece as it is written. */
const isLiteral = (piece: string): boolean => piece !== '' && piece !== '*' && !piece.includes('{');

/** A path that begins with a written-out piece waits until an address begins so: a page asks for few of them. */
const addPath = (table: RouteTable, written: PathEntry): void => {
  const first = firstPiece(written.path);
  if (isLiteral(first)) getOrAddEdge(table.root, first).pendingPaths.push(written);
  else insertPath(table, written);
};

/** A mall path is matched under every prefix that a market has, any other path as it is written. */
const addSpellings = (table: RouteTable, id: string, row: RouteRow, path: string): void => {
  if (!isMall(path)) return addPath(table, { id, row, path, mallPrefix: undefined });
  for (const mallPrefix of mallPrefixes)
    addPath(table, { id, row, path: mallPrefix + path.slice(mallPath.length), mallPrefix });
};

const addRow = (table: RouteTable, id: string, row: RouteRow, { path, also }: RouteRow): void => {
  if (path !== undefined) addSpellings(table, id, row, path);
  if (also) for (const other of also) addSpellings(table, id, row, other);
};

/** The table made ready for `findRoute`. A row that another answers for comes after that one, so the other's names count. */
export const compileTable = (rows: RouteRows): RouteTable => {
  const table: RouteTable = { rows, patterns: new Map(), fixedPaths: new Map(), root: newNode() };
  const aliasRows: RouteRow[] = [];
  for (const id of Object.keys(rows)) {
    const row = rows[id] ?? {};
    if (row.as) aliasRows.push(row);
    else addRow(table, id, row, row);
  }
  for (const row of aliasRows) addRow(table, row.as ?? '', rows[row.as ?? ''] ?? {}, row);
  return table;
};
