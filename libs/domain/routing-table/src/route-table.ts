import type { ParamType } from './param-type.ts';
import type { Param } from './parse-pattern.ts';
import type { RouteRow, RouteRows } from './route-row.ts';

/** End of a path in the tree: the route and its parameter names. */
export type RouteLeaf = {
  readonly id: string;
  readonly row: RouteRow;
  readonly params: readonly Param[];
  /** The market's prefix of a mall path. */
  readonly mallPrefix: string | undefined;
};

/** A parameter branch and its subtree. */
export type ParamEdge = {
  readonly type: ParamType;
  readonly accepts: (raw: string) => boolean;
  readonly node: RouteNode;
};

/** A pattern to match, and its row. */
export type PathEntry = {
  readonly id: string;
  readonly row: RouteRow;
  readonly path: string;
  readonly mallPrefix: string | undefined;
};

/** A literal segment and its subtree, which is built lazily. */
export type Edge = {
  readonly text: string;
  node: RouteNode | undefined;
  /** Paths to insert when a URL first reaches this edge. */
  readonly pendingPaths: PathEntry[];
};

/** A `{name}-marker` segment and its subtrees by number of ids. */
export type NamedEdge = {
  readonly marker: string;
  readonly byIds: (RouteNode | undefined)[];
};

/** A node of the route tree; branches are tried in the order of these fields. */
export type RouteNode = {
  /** By first character code: comparing in place is faster than slicing a segment for a lookup. */
  readonly fixed: Map<number, Edge[]>;
  /** `i` and 2 for `{seoName}-i.{shopId:int}.{itemId:int}`. */
  readonly named: NamedEdge[];
  readonly params: ParamEdge[];
  any?: RouteNode;
  /** Whether a non-literal segment may follow. */
  open?: true;
  leaf?: RouteLeaf;
  rest?: RouteLeaf;
  /** Matches the rest of the path, or nothing. */
  prefix?: RouteLeaf;
};

/** A matched leaf with its captured segments, and the number of nodes visited. */
export type RouteMatch = {
  readonly leaf: RouteLeaf;
  /** The path that was looked up. */
  readonly path: string;
  readonly captures: readonly string[];
  readonly forks: number;
};

export type RouteTable = {
  readonly rows: RouteRows;
  /** Index of paths without parameters. */
  readonly fixedPaths: Map<string, RouteMatch>;
  readonly root: RouteNode;
};
