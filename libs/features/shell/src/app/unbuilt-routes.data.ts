import type { ScreenRouteId } from '@pasar/routing-table';

/** Routes whose screen this build does not have yet. They answer 404. */
export const unbuiltRoutes = [] as const satisfies readonly ScreenRouteId[];

export type UnbuiltRoute = (typeof unbuiltRoutes)[number];
