import type { RouteTable } from './compile-table.ts';
import { compileTable } from './compile-table.ts';
import { decide } from './decide.ts';
import { findRoute } from './find-route.ts';
import type { Outcome, ResolveInput } from './outcome.ts';
import { readPathname } from './read-address.ts';
import { whyClosed } from './route-gate.ts';
import { routeTable } from './router.ts';

/** A row whose pattern fits the address. */
export interface Candidate {
  readonly route: string;
  readonly path: string;
  readonly verdict: string;
}

export interface Explanation {
  readonly pathname: string | undefined;
  readonly outcome: Outcome;
  /** The row that decided; undefined when none fits. */
  readonly route: string | undefined;
  readonly why: string;
  readonly candidates: readonly Candidate[];
  /** Forks of the table that were tried; none for an address without parameters. */
  readonly forks: number;
}

const verdict = (id: string, winner: string | undefined, input: ResolveInput, table: RouteTable): string => {
  const row = table.rows[id] ?? {};
  const closed = whyClosed(id, row, input);
  if (row.as === winner) return `another address of ${row.as}`;
  if (id !== winner) return `less exact than ${winner}`;
  return closed ? `closed: ${closed}` : 'won';
};

const matches = (id: string, pathname: string, table: RouteTable): boolean => {
  const row = table.rows[id];
  return row !== undefined && findRoute(compileTable({ [id]: { ...row, as: id } }), pathname) !== undefined;
};

const candidatesOf = (
  pathname: string,
  winner: string | undefined,
  input: ResolveInput,
  table: RouteTable,
): Candidate[] =>
  Object.keys(table.rows)
    .filter((id) => matches(id, pathname, table))
    .map((id) => ({
      route: id,
      path: table.rows[id]?.path ?? '',
      verdict: verdict(id, winner, input, table),
    }));

const reason = (route: string | undefined, closed: string | undefined, { outcome }: Outcome): string => {
  if (route === undefined) return 'No row fits this address.';
  if (closed !== undefined) return `${route} fits but does not exist here: ${closed}.`;
  return `${route} is the most exact row that fits; it answers ${outcome}.`;
};

/** For people: which rows fit an address, which one decided and why. Slow: it tries every row by itself. */
export const explain = (given: string | ResolveInput): Explanation => {
  const input = typeof given === 'string' ? { url: given } : given;
  const { outcome, route, closed } = decide(routeTable, input);
  const pathname = readPathname(input.url);
  const winner = pathname === undefined ? undefined : findRoute(routeTable, pathname);
  return {
    pathname,
    outcome,
    route,
    why: reason(route, closed, outcome),
    candidates: pathname === undefined ? [] : candidatesOf(pathname, winner?.leaf.id, input, routeTable),
    forks: winner?.forks ?? 0,
  };
};
