import { findRoute } from './find-route.ts';
import { routeTable } from './project-table.ts';
import { routes } from './routes.ts';
import type { RouteRow } from './route-row.ts';

const rows: Readonly<Record<string, RouteRow>> = routes;

/**
 * Throws if another route matches the path: a programmer's error. Browser builds skip the check, since the server has built the
 * same paths before.
 */
export const checkResolvesBack = (route: string, path: string, fail: (why: string) => never): void => {
  const owner = findRoute(routeTable, path);
  const answering = rows[route]?.as ?? route;
  if (owner?.captures.length === 0 && owner.leaf.id !== answering)
    fail(`${path} belongs to ${owner.leaf.id}`);
};
