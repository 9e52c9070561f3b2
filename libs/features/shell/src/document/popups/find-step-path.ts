import type { Market } from '@pasar/markets';
import { buildPath, kycPath, routeAt } from '@pasar/routing-table';
import { unbuiltRoutes } from '../../app/unbuilt-routes.data.ts';

const missing: ReadonlySet<string | undefined> = new Set(unbuiltRoutes);

/**
 * The market's own page for a step that the error catalogue names: the identity check has one per market. Undefined if this build
 * has no screen for it.
 */
export function findStepPath(path: string, { code }: Pick<Market, 'code'>): string | undefined {
  const own = path === buildPath('user-account-kyc') ? kycPath(code) : path;
  return missing.has(routeAt(own)) ? undefined : own;
}
