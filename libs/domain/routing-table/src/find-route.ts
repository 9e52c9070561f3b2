import type { Leaf, Node, RouteTable } from './compile-table.ts';
import { accepts } from './param-type.ts';

/** A leaf with the pieces of the address that its parameters name, and how many forks were tried to reach it. */
export interface Found {
  readonly leaf: Leaf;
  readonly captures: readonly string[];
  readonly forks: number;
}

interface Search {
  readonly path: string;
  readonly captures: string[];
  readonly root: Node;
  forks: number;
}

const undo = (search: Search, length: number): undefined => {
  search.captures.length = length;
  return undefined;
};

/** Captures the ids from a dot to the segment's end and gives their number; -1 when one is no integer. */
const captureIds = (search: Search, segment: string, firstDot: number): number => {
  let count = 0;
  for (let dot = firstDot; dot !== -1; count += 1) {
    const next = segment.indexOf('.', dot + 1);
    const id = segment.slice(dot + 1, next === -1 ? segment.length : next);
    if (!accepts('int', id)) return -1;
    search.captures.push(id);
    dot = next;
  }
  return count;
};

/** `Blue-Shirt-i.12.34` by its last hyphen: an id cannot hold one, so only the last marker can count (amb-seo-suffix-parse). */
const searchNamed = (search: Search, node: Node, segment: string, next: number): Leaf | undefined => {
  const hyphen = segment.lastIndexOf('-');
  if (hyphen < 1) return undefined;
  const dot = segment.indexOf('.', hyphen);
  const branches = node.named.get(segment.slice(hyphen + 1, dot === -1 ? segment.length : dot));
  if (!branches) return undefined;
  const before = search.captures.length;
  search.captures.push(segment.slice(0, hyphen));
  const branch = branches[captureIds(search, segment, dot)];
  return (branch && searchFrom(search, branch, next)) ?? undo(search, before);
};

/** The first segment of every route is a reserved name, so that no shop takes a page's place (amb-username-route-collisions). */
const isReserved = (search: Search, node: Node, segment: string): boolean =>
  node === search.root && node.fixed.has(segment);

const searchParams = (search: Search, node: Node, segment: string, next: number): Leaf | undefined => {
  for (const branch of node.params) {
    if (!accepts(branch.type, segment) || (branch.type === 'username' && isReserved(search, node, segment)))
      continue;
    const before = search.captures.length;
    search.captures.push(segment);
    const leaf = searchFrom(search, branch.node, next);
    if (leaf) return leaf;
    undo(search, before);
  }
  return undefined;
};

const searchRest = (search: Search, node: Node, at: number): Leaf | undefined => {
  if (!node.rest || search.path.charAt(at) === '/') return node.prefix;
  search.captures.push(search.path.slice(at));
  return node.rest;
};

/**
 * Precedence: a written-out segment beats a name with a marker and ids, that beats a parameter (integers first, text
 * last), that beats any segment, that beats the rest. Each fork is left for the next when nothing further down matches;
 * a table is at most as deep as its longest pattern, so the longest address costs no more forks than a short one.
 */
const searchFrom = (search: Search, node: Node, at: number): Leaf | undefined => {
  search.forks += 1;
  const { path } = search;
  if (at > path.length) return node.leaf;
  const slash = path.indexOf('/', at);
  const end = slash === -1 ? path.length : slash;
  const segment = path.slice(at, end);
  const fixed = node.fixed.get(segment);
  return (
    (fixed && searchFrom(search, fixed, end + 1)) ??
    (node.named.size > 0 ? searchNamed(search, node, segment, end + 1) : undefined) ??
    (node.params.length > 0 ? searchParams(search, node, segment, end + 1) : undefined) ??
    (node.any && segment !== '' ? searchFrom(search, node.any, end + 1) : undefined) ??
    searchRest(search, node, at)
  );
};

/** The route of a path (as `readPathname` gives it), whatever its gates say; undefined when none matches. */
export const findRoute = (table: RouteTable, pathname: string): Found | undefined => {
  const known = table.fixedPaths.get(pathname);
  if (known) return { leaf: known, captures: [], forks: 0 };
  const search: Search = { path: pathname, captures: [], root: table.root, forks: 0 };
  const leaf = searchFrom(search, table.root, 1);
  return leaf && { leaf, captures: search.captures, forks: search.forks };
};
