import { markets } from '@pasar/markets';
import { isMall } from './mall-path.ts';
import type { ParamType } from './param-type.ts';
import { accepts } from './param-type.ts';
import type { Segment } from './parse-pattern.ts';
import { paramsOf, parsePattern } from './parse-pattern.ts';
import type { RouteRow, RouteRows } from './route-row.ts';
import type { Leaf, Node, RouteTable } from './route-table.ts';

/** A username is the broadest of the narrow types and text takes anything, so they come last. */
const typeOrder: readonly ParamType[] = ['int', 'digits', 'username', 'id', 'text', 'slug'];

const newNode = (): Node => ({ fixed: new Map(), named: new Map(), params: [] });

const fixedEntry = (map: Node['fixed'], text: string): Node => {
  const edges = map.get(text.charCodeAt(0)) ?? [];
  map.set(text.charCodeAt(0), edges);
  const known = edges.find((edge) => edge.text === text);
  if (known) return known.node;
  const node = newNode();
  edges.push({ text, node });
  return node;
};

const paramEntry = (parent: Node, type: ParamType): Node => {
  const known = parent.params.find((branch) => branch.type === type);
  if (known) return known.node;
  const node = newNode();
  parent.params.push({ type, accepts: accepts[type], node });
  parent.params.sort((a, b) => typeOrder.indexOf(a.type) - typeOrder.indexOf(b.type));
  return node;
};

const namedEntry = (map: Node['named'], marker: string, ids: number): Node => {
  const known = map.get(marker) ?? [];
  map.set(marker, known);
  return (known[ids] ??= newNode());
};

const step = (node: Node, segment: Exclude<Segment, { kind: 'rest' }>): Node => {
  if (segment.kind === 'fixed') return fixedEntry(node.fixed, segment.text);
  node.open = true;
  if (segment.kind === 'named') return namedEntry(node.named, segment.marker, segment.ids.length);
  if (segment.kind === 'param') return paramEntry(node, segment.param.type);
  return (node.any ??= newNode());
};

const insert = (root: Node, segments: readonly Segment[], leaf: Leaf): void => {
  let node = root;
  for (const segment of segments) {
    if (segment.kind === 'rest') {
      node.rest ??= leaf;
      return;
    }
    if (segment.kind === 'param' && segment.optional) node.leaf ??= leaf;
    node = step(node, segment);
  }
  node.leaf ??= leaf;
  if (leaf.row.prefix) node.prefix ??= leaf;
};

const mallPrefixes: readonly string[] = [...new Set(markets.map((market) => market.mallPrefix))];

/** The prefixes under which a path is matched: a mall path has every one that a market has, any other path none. */
const prefixesOf = (path: string): readonly (string | undefined)[] =>
  isMall(path) ? mallPrefixes : [undefined];

const underPrefix = (segments: readonly Segment[], mallPrefix: string | undefined): readonly Segment[] =>
  mallPrefix ? [...parsePattern(mallPrefix), ...segments.slice(1)] : segments;

const isFixed = (segment: Segment): segment is Extract<Segment, { kind: 'fixed' }> =>
  segment.kind === 'fixed';

const addPath = (table: RouteTable, id: string, path: string, segments: readonly Segment[]): void => {
  const row = table.rows[id] ?? {};
  const params = segments.flatMap(paramsOf);
  for (const mallPrefix of prefixesOf(path)) {
    const leaf: Leaf = { id, row, params, ...(mallPrefix && { mallPrefix }) };
    const spelled = underPrefix(segments, mallPrefix);
    insert(table.root, spelled, leaf);
    if (spelled[0] && isFixed(spelled[0])) table.reserved.add(spelled[0].text);
    const whole = `/${spelled
      .filter(isFixed)
      .map((segment) => segment.text)
      .join('/')}`;
    if (spelled.every(isFixed) && !table.fixedPaths.has(whole))
      table.fixedPaths.set(whole, { leaf, path: whole, captures: [], forks: 0 });
  }
};

const addRow = (table: RouteTable, id: string, row: RouteRow): void => {
  const answering = row.as ?? id;
  const segments = row.path === undefined ? undefined : parsePattern(row.path);
  if (row.path !== undefined && segments) {
    addPath(table, answering, row.path, segments);
    table.patterns.set(id, segments);
  }
  row.also?.forEach((path) => addPath(table, answering, path, parsePattern(path)));
};

/** The table made ready for `findRoute`. A row that another answers for comes after that one, so the other's names count. */
export const compileTable = (rows: RouteRows): RouteTable => {
  const table: RouteTable = {
    rows,
    patterns: new Map(),
    fixedPaths: new Map(),
    reserved: new Set(),
    root: newNode(),
  };
  const entries = Object.entries(rows);
  const own = entries.filter(([, row]) => !row.as);
  const others = entries.filter(([, row]) => row.as);
  for (const [id, row] of [...own, ...others]) addRow(table, id, row);
  return table;
};
