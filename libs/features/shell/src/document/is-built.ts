import { routeAt } from '@pasar/routing-table';
import { unbuiltRoutes } from '../app/unbuilt-routes.data.ts';

const missing: ReadonlySet<string | undefined> = new Set(unbuiltRoutes);

/** Whether a path leads to a screen that this build has. */
export const isBuilt = (path: string): boolean => !missing.has(routeAt(path));
