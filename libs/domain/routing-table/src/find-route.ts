import { expandEdge } from './insert-path.ts';
import { accepts } from './param-type.ts';
import type { Edge, RouteMatch, RouteLeaf, NamedEdge, RouteNode, RouteTable } from './route-table.ts';

const slash = 0x2f;

type Search = {
  readonly table: RouteTable;
  readonly path: string;
  readonly captures: string[];
  forks: number;
};

const undo = (search: Search, length: number): undefined => {
  search.captures.length = length;
  return undefined;
};

/** Captures the ids from a dot to the segment's end and returns their number; -1 if one is not an integer. */
const captureIds = (search: Search, segment: string, firstDot: number): number => {
  let count = 0;
  for (let dot = firstDot; dot !== -1; count += 1) {
    const next = segment.indexOf('.', dot + 1);
    const id = segment.slice(dot + 1, next === -1 ? segment.length : next);
    if (!accepts.int(id)) return -1;
    search.captures.push(id);
    dot = next;
  }
  return count;
};

const findNamedEdge = (node: RouteNode, segment: string, at: number, end: number): NamedEdge | undefined => {
  for (const edge of node.named)
    if (end - at === edge.marker.length && segment.startsWith(edge.marker, at)) return edge;
  return undefined;
};

/** Splits `Blue-Shirt-i.12.34` at its last hyphen: ids contain none, so only the last marker can match (amb-seo-suffix-parse). */
const searchNamed = (
  search: Search,
  node: RouteNode,
  segment: string,
  next: number,
): RouteLeaf | undefined => {
  const hyphen = segment.lastIndexOf('-');
  if (hyphen < 1) return undefined;
  const dot = segment.indexOf('.', hyphen);
  const branches = findNamedEdge(node, segment, hyphen + 1, dot === -1 ? segment.length : dot)?.byIds;
  if (!branches) return undefined;
  const before = search.captures.length;
  search.captures.push(segment.slice(0, hyphen));
  const branch = branches[captureIds(search, segment, dot)];
  return (branch && searchFrom(search, branch, next)) ?? undo(search, before);
};

/** The edge whose literal segment matches at an index. */
const findFixedEdge = (node: RouteNode, path: string, at: number): Edge | undefined => {
  const edges = node.fixed.get(path.charCodeAt(at));
  if (!edges) return undefined;
  for (const edge of edges) {
    const end = at + edge.text.length;
    if ((end === path.length || path.charCodeAt(end) === slash) && path.startsWith(edge.text, at))
      return edge;
  }
  return undefined;
};

/** First segments of all paths are reserved and cannot be usernames (amb-username-route-collisions). */
export const isReserved = ({ root }: RouteTable, segment: string): boolean =>
  findFixedEdge(root, segment, 0) !== undefined;

const searchParams = (
  search: Search,
  node: RouteNode,
  segment: string,
  next: number,
): RouteLeaf | undefined => {
  for (const branch of node.params) {
    if (!branch.accepts(segment) || (branch.type === 'username' && isReserved(search.table, segment)))
      continue;
    const before = search.captures.length;
    search.captures.push(segment);
    const leaf = searchFrom(search, branch.node, next);
    if (leaf) return leaf;
    undo(search, before);
  }
  return undefined;
};

const searchPiece = (search: Search, node: RouteNode, at: number): RouteLeaf | undefined => {
  const slashAt = search.path.indexOf('/', at);
  const end = slashAt === -1 ? search.path.length : slashAt;
  const segment = search.path.slice(at, end);
  return (
    (node.named.length > 0 ? searchNamed(search, node, segment, end + 1) : undefined) ??
    searchParams(search, node, segment, end + 1) ??
    (node.any && segment !== '' ? searchFrom(search, node.any, end + 1) : undefined)
  );
};

const searchRest = (search: Search, node: RouteNode, at: number): RouteLeaf | undefined => {
  if (!node.rest || search.path.charCodeAt(at) === slash) return node.prefix;
  search.captures.push(search.path.slice(at));
  return node.rest;
};

/**
 * Precedence: a literal segment beats a name with a marker and ids, which beats a parameter (integers first, text last), which
 * beats any segment, which beats the rest. Backtracks if nothing below matches; the tree is at most as deep as its longest
 * pattern, so long URLs visit no more nodes than short ones.
 */
const searchFrom = (search: Search, node: RouteNode, at: number): RouteLeaf | undefined => {
  search.forks += 1;
  if (at > search.path.length) return node.leaf;
  const edge = findFixedEdge(node, search.path, at);
  const found =
    edge && searchFrom(search, edge.node ?? expandEdge(search.table, edge), at + edge.text.length + 1);
  return found ?? (node.open ? searchPiece(search, node, at) : undefined) ?? searchRest(search, node, at);
};

/** The route of a path (from `readPathname`), ignoring gates; undefined if none matches. */
export const findRoute = (table: RouteTable, pathname: string): RouteMatch | undefined => {
  const known = table.fixedPaths.get(pathname);
  if (known) return known;
  const search: Search = { table, path: pathname, captures: [], forks: 0 };
  const leaf = searchFrom(search, table.root, 1);
  return leaf && { leaf, path: pathname, captures: search.captures, forks: search.forks };
};
