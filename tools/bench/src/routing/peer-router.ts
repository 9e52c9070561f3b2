/** A matched route, with its captures in the order of the pattern. */
export type Match = {
  readonly route: string;
  readonly captures: readonly (string | undefined)[];
};

/** A peer router loaded with the table. */
export type PeerRouter = {
  readonly name: string;
  /** The call to measure: the router's own, with its own result. */
  readonly find: (path: string) => unknown;
  /** The same match in a comparable form. */
  readonly match: (path: string) => Match | undefined;
  /** The number of patterns that its grammar cannot express. */
  readonly impossible: number;
};

/** Returns parameters by position: they are named p0, p1 … for every peer, since some allow no hyphens in names. */
export const byPosition = (params: Readonly<Record<string, unknown>> = {}): (string | undefined)[] =>
  Object.keys(params)
    .filter((name) => /^p\d+$/.test(name))
    .sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)))
    .map((name) => (params[name] == null ? undefined : [params[name]].flat().join('/')));
