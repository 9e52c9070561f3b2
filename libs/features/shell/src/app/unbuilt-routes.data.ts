import type { ScreenRouteId } from '@pasar/routing-table';

/** Routes that resolve to a screen which this build does not have yet. They answer as not found, with 404. */
export const unbuiltRoutes = ['reselect-branch', 'user-groups'] as const satisfies readonly ScreenRouteId[];

export type UnbuiltRoute = (typeof unbuiltRoutes)[number];
