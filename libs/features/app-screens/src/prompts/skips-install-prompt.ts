import type { MarketCode } from '@pasar/markets';
import { resolve, routeFlags, routes } from '@pasar/routing-table';

/** Whether the route of an address suppresses the install prompt. @spec a2hs-skip */
export function skipsInstallPrompt(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  market: MarketCode,
): boolean {
  const found = resolve({ url: pathname + search, market });
  return found.outcome === 'screen' && routeFlags(found.route, routes[found.route]).skipAddToHome === true;
}
