/** A route as a router found it; the captures in the order of the pattern. */
export type Match = {
  readonly route: string;
  readonly captures: readonly (string | undefined)[];
};

/** A peer with the table in it. */
export type PeerRouter = {
  readonly name: string;
  /** What is raced: the router's own call, its own answer. */
  readonly find: (path: string) => unknown;
  /** The same answer in words that can be compared. */
  readonly match: (path: string) => Match | undefined;
  /** Patterns that its grammar has no way to say. */
  readonly impossible: number;
};

/** Parameters are called p0, p1 … for every peer: some allow no hyphen in a name. */
export const byPlace = (params: Readonly<Record<string, unknown>> = {}): (string | undefined)[] =>
  Object.keys(params)
    .filter((name) => /^p\d+$/.test(name))
    .sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)))
    .map((name) => (params[name] == null ? undefined : [params[name]].flat().join('/')));
