import { compileTable } from './compile-table.ts';
import { decide } from './decide.ts';
import { findRoute } from './find-route.ts';
import type { NearMiss } from './near-misses.ts';
import { nearMisses } from './near-misses.ts';
import type { Decision, Outcome, ResolveInput } from './outcome.ts';
import { overlaps } from './overlaps.ts';
import { readPathname } from './read-address.ts';
import type { ClosedReason } from './outcome.ts';
import { findClosedReason } from './route-gate.ts';
import type { RouteRow } from './route-row.ts';
import type { RouteTable } from './route-table.ts';
import { routeTable } from './project-table.ts';

/** A row whose pattern matches the URL. */
export type Candidate = {
  readonly route: string;
  readonly path: string;
  readonly verdict: string;
};

export type Explanation = {
  readonly pathname: string | undefined;
  readonly outcome: Outcome;
  /** The row that decided; undefined if none matches. */
  readonly route: string | undefined;
  readonly why: string;
  readonly candidates: readonly Candidate[];
  /** Rows that the URL misses by one segment, with that segment. */
  readonly nearMisses: readonly NearMiss[];
  /** Number of tree nodes visited; 0 for a URL without parameters. */
  readonly forks: number;
};

const describeClosed = (
  closed: ClosedReason,
  { market = 'SG', environment = 'live' }: ResolveInput,
  row: RouteRow,
): string =>
  ({
    market: `not in market ${market}`,
    environment: `not in environment ${environment}`,
    toggle: `toggle ${row.gate?.toggle} is off`,
    client: 'not marked for the native app',
    tried: 'the native app was tried in vain',
    mall: 'the mall of another market',
  })[closed];

/** The first segment in which two rows differ, the winner's first. */
const describeDifference = (id: string, winner: string | undefined, { rows }: RouteTable): string => {
  const pair = Object.fromEntries([id, winner ?? id].map((each) => [each, rows[each] ?? {}]));
  const [pieces] = overlaps(pair).map(({ by }) => by.join(' before '));
  return pieces ? `: ${pieces}` : '';
};

const verdict = (id: string, winner: string | undefined, input: ResolveInput, table: RouteTable): string => {
  const row = table.rows[id] ?? {};
  const closed = findClosedReason(id, row, input);
  if (row.as === winner) return `another address of ${row.as}`;
  if (id !== winner) return `less exact than ${winner}${describeDifference(id, winner, table)}`;
  return closed ? `closed: ${describeClosed(closed, input, row)}` : 'won';
};

const matches = (id: string, pathname: string, table: RouteTable): boolean => {
  const row = table.rows[id];
  return row !== undefined && findRoute(compileTable({ [id]: { ...row, as: id } }), pathname) !== undefined;
};

const listCandidates = (
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

const reason = ({ route, closed, outcome: { outcome } }: Decision, input: ResolveInput): string => {
  if (route === undefined) return 'No row fits this address.';
  const words = closed && describeClosed(closed, input, routeTable.rows[route] ?? {});
  if (words) return `${route} fits but does not exist here: ${words}.`;
  return `${route} is the most exact row that fits; it answers ${outcome}.`;
};

/** Explains which rows match a URL, which one wins and why. For debugging: it is slow, since it tries every row separately. */
export const explain = (given: string | ResolveInput): Explanation => {
  const input = typeof given === 'string' ? { url: given } : given;
  const decision = decide(routeTable, input);
  const pathname = readPathname(input.url);
  const winner = pathname === undefined ? undefined : findRoute(routeTable, pathname);
  return {
    pathname,
    outcome: decision.outcome,
    route: decision.route,
    why: reason(decision, input),
    candidates: pathname === undefined ? [] : listCandidates(pathname, winner?.leaf.id, input, routeTable),
    nearMisses: pathname === undefined ? [] : nearMisses(routeTable.rows, pathname),
    forks: winner?.forks ?? 0,
  };
};
