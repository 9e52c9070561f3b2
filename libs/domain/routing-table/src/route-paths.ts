import type { RouteRow } from './route-row.ts';
import { routeTable } from './project-table.ts';
import { routes } from './routes.ts';

const rows: Readonly<Record<string, RouteRow>> = routes;

/**
 * The patterns of buildable routes. A browser build inlines the values of this module instead of the table, which loads on the
 * first navigation.
 */
export const routePaths: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(rows).flatMap(([id, { path, prefix }]) =>
    path === undefined || prefix ? [] : [[id, path]],
  ),
);

/** First segments of all paths; they cannot be usernames (amb-username-route-collisions). */
export const reservedSegments: readonly string[] = [...routeTable.root.fixed.values()]
  .flat()
  .map(({ text }) => text);
