import { findRoute } from './find-route.ts';
import { routeTable } from './project-table.ts';

const stripQuery = (url: string): string => url.split(/[?#]/, 1)[0] ?? '';

/** The id of the route that a path is written under, whatever its gates say; undefined where none is. Needs no router. */
export const routeAt = (url: string): string | undefined =>
  findRoute(routeTable, stripQuery(url).replace(/(.)\/$/, '$1'))?.leaf.id;
