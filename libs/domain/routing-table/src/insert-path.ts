import type { ParamType } from './param-type.ts';
import { accepts } from './param-type.ts';
import type { Param, PatternSegment } from './parse-pattern.ts';
import { segmentParams, parsePattern } from './parse-pattern.ts';
import type { Edge, RouteLeaf, RouteNode, RouteTable, PathEntry } from './route-table.ts';

/** The username is the broadest of the restricted types and text matches anything, so they come last. */
const typeOrder: readonly ParamType[] = ['int', 'digits', 'username', 'id', 'text', 'slug'];

export const newNode = (): RouteNode => ({ fixed: new Map(), named: [], params: [] });

/** Gets or adds the edge of a literal segment. A plain loop, since it runs for every row at startup. */
export const getOrAddEdge = ({ fixed }: RouteNode, text: string): Edge => {
  const code = text.charCodeAt(0);
  const edges = fixed.get(code) ?? [];
  for (const edge of edges) if (edge.text === text) return edge;
  const edge: Edge = { text, node: undefined, pendingPaths: [] };
  if (edges.push(edge) === 1) fixed.set(code, edges);
  return edge;
};

const fixedEntry = (parent: RouteNode, text: string): RouteNode => {
  const edge = getOrAddEdge(parent, text);
  return (edge.node ??= newNode());
};

const paramEntry = (parent: RouteNode, type: ParamType): RouteNode => {
  for (const branch of parent.params) if (branch.type === type) return branch.node;
  const node = newNode();
  if (parent.params.push({ type, accepts: accepts[type], node }) > 1)
    parent.params.sort((a, b) => typeOrder.indexOf(a.type) - typeOrder.indexOf(b.type));
  return node;
};

const namedEntry = ({ named }: Pick<RouteNode, 'named'>, marker: string, ids: number): RouteNode => {
  for (const edge of named) if (edge.marker === marker) return (edge.byIds[ids] ??= newNode());
  named.push({ marker, byIds: [] });
  return namedEntry({ named }, marker, ids);
};

const step = (node: RouteNode, segment: Exclude<PatternSegment, { kind: 'rest' }>): RouteNode => {
  if (segment.kind === 'fixed') return fixedEntry(node, segment.text);
  node.open = true;
  if (segment.kind === 'named') return namedEntry(node, segment.marker, segment.ids.length);
  if (segment.kind === 'param') return paramEntry(node, segment.param.type);
  return (node.any ??= newNode());
};

const insert = (root: RouteNode, segments: readonly PatternSegment[], leaf: RouteLeaf): void => {
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

const isFixed = (path: string): boolean => !path.includes('{') && !path.includes('*');

/** Inserts a path into the tree; a path without parameters is also added to the index. */
export const insertPath = (table: RouteTable, { id, row, path, mallPrefix }: PathEntry): void => {
  const segments = parsePattern(path);
  const params: Param[] = [];
  for (const segment of segments) params.push(...segmentParams(segment));
  const leaf: RouteLeaf = { id, row, params, mallPrefix };
  insert(table.root, segments, leaf);
  const whole = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  if (isFixed(path) && !table.fixedPaths.has(whole))
    table.fixedPaths.set(whole, { leaf, path: whole, captures: [], forks: 0 });
};

/** Returns the subtree of an edge, after inserting its pending paths. */
export const expandEdge = (table: RouteTable, edge: Edge): RouteNode => {
  const node = (edge.node ??= newNode());
  for (const written of edge.pendingPaths) insertPath(table, written);
  return node;
};
