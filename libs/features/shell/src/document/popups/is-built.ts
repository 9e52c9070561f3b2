import { routeAt } from '@pasar/routing-table';
import { unbuiltRoutes } from '../../app/unbuilt-routes.data.ts';

const missing: ReadonlySet<string | undefined> = new Set(unbuiltRoutes);

/** Whether this build has a screen for a path. */
export const isBuilt = (path: string): boolean => !missing.has(routeAt(path));
