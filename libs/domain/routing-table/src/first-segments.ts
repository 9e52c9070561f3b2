import type { RouteRows } from './route-row.ts';
import { serverSegments } from './server-paths.data.ts';

const isStatic = (segment: string | undefined): segment is string =>
  segment !== undefined && segment !== '' && !/[{*]/.test(segment);

/** The first segments, in lower case, of all paths of the table and the servers. */
export const firstSegments = (rows: RouteRows): ReadonlySet<string> => {
  const patterns = Object.values(rows).flatMap(({ path, also = [] }) => (path ? [path, ...also] : also));
  const ofPages = patterns.map((pattern) => pattern.split('/')[1]).filter(isStatic);
  return new Set([...ofPages.map((segment) => segment.toLowerCase()), ...serverSegments]);
};
