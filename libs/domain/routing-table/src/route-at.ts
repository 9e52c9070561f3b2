import { findRoute } from './find-route.ts';
import { routeTable } from './project-table.ts';

const stripQuery = (url: string): string => url.split(/[?#]/, 1)[0] ?? '';

/** The route id of a path, ignoring gates; undefined if none matches. Needs no router. */
export const routeAt = (url: string): string | undefined =>
  findRoute(routeTable, stripQuery(url).replace(/(.)\/$/, '$1'))?.leaf.id;
