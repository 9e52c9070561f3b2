import type { ParamType } from './param-type.ts';
import type { Param, Segment } from './parse-pattern.ts';
import type { RouteRow, RouteRows } from './route-row.ts';

/** Where a path ends in the table: the route that answers and what its captures are called. */
export interface Leaf {
  readonly id: string;
  readonly row: RouteRow;
  readonly params: readonly Param[];
  /** The prefix under which a mall path was written. */
  readonly mallPrefix: string | undefined;
}

/** A parameter of a fork and what stands behind it. */
export interface Branch {
  readonly type: ParamType;
  readonly accepts: (raw: string) => boolean;
  readonly node: Node;
}

/** A pattern as it is matched, and the row that answers. */
export interface PathEntry {
  readonly id: string;
  readonly row: RouteRow;
  readonly path: string;
  readonly mallPrefix: string | undefined;
}

/** A written-out piece of a pattern and what stands behind it: nothing until an address first leads there. */
export interface Edge {
  readonly text: string;
  node: Node | undefined;
  /** Paths that begin so, for when an address leads here. */
  readonly pendingPaths: PathEntry[];
}

/** A name before a hyphen and a marker, and what stands behind it by its number of ids. */
export interface NamedEdge {
  readonly marker: string;
  readonly byIds: (Node | undefined)[];
}

/** A fork of the table; `search` tries its branches in the order in which they stand here. */
export interface Node {
  /** By the code of their first character: comparing in place is faster than cutting a piece out to look it up. */
  readonly fixed: Map<number, Edge[]>;
  /** `i` and 2 for `{seoName}-i.{shopId:int}.{itemId:int}`. */
  readonly named: NamedEdge[];
  readonly params: Branch[];
  any?: Node;
  /** Whether a piece that is not written out may stand here. */
  open?: true;
  leaf?: Leaf;
  rest?: Leaf;
  /** Whatever follows, or nothing. */
  prefix?: Leaf;
}

/** A leaf with the pieces of the address that its parameters name, and how many forks were tried to reach it. */
export interface RouteMatch {
  readonly leaf: Leaf;
  /** The path that was looked for. */
  readonly path: string;
  readonly captures: readonly string[];
  readonly forks: number;
}

export interface RouteTable {
  readonly rows: RouteRows;
  /** Patterns that were built from, by route. */
  readonly patterns: Map<string, readonly Segment[]>;
  /** Paths without parameters that an address came near to, found in one step. */
  readonly fixedPaths: Map<string, RouteMatch>;
  readonly root: Node;
}
