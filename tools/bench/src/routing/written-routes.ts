import { parsePattern, routes } from '@pasar/routing-table';
import type { PatternSegment, RouteRow } from '@pasar/routing-table';

/** A pattern of the table with its route. */
export type WrittenRoute = {
  readonly id: string;
  readonly segments: readonly PatternSegment[];
  /** Whether it matches any path below it as well. */
  readonly prefix: boolean;
};

const rows: Readonly<Record<string, RouteRow>> = routes;

const expandPatterns = ([id, { path, also = [], as, prefix }]: [string, RouteRow]): WrittenRoute[] =>
  [...(path === undefined ? [] : [path]), ...also].map((pattern) => ({
    id: as ?? id,
    segments: parsePattern(pattern),
    prefix: prefix === true,
  }));

const spelling = ({ segments }: WrittenRoute): string => JSON.stringify(segments);

/** Every pattern of the table once, the input of each router. */
export const writtenRoutes: readonly WrittenRoute[] = [
  ...new Map(
    Object.entries(rows)
      .flatMap(expandPatterns)
      .toReversed()
      .map((route) => [spelling(route), route]),
  ).values(),
].toReversed();
