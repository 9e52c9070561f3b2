import type { Decision, ResolveInput } from './outcome.ts';
import { parseAddress, resolveHost } from './redirect-function.ts';
import type { RouteRow } from './route-row.ts';
import type { RouteTable } from './route-table.ts';
import { routeFlags } from './routes.ts';

/** The portal's first page, which replaces home on the seller host. */
const portalHome = '/portal/orders';

/** The host that serves the page, if it is not the current one. */
function findOtherHost(
  { sellerHost, storeHost }: ResolveInput,
  id: string,
  row: RouteRow,
  isOnSellerHost: boolean,
): string | undefined {
  const { sellerHost: place } = routeFlags(id, row);
  if (place === 'also') return undefined;
  const belongsToSellers = place === 'only';
  return belongsToSellers === isOnSellerHost ? undefined : belongsToSellers ? sellerHost : storeHost;
}

/**
 * Keeps the portal on the seller host and the store on its own: redirects a screen of the other host to it. Does nothing unless
 * both hosts are known.
 */
export function redirectToHost(table: RouteTable, input: ResolveInput, decision: Decision): Decision {
  const { sellerHost, storeHost } = input;
  const { outcome, route } = decision;
  if (!sellerHost || !storeHost || outcome.outcome !== 'screen' || route === undefined) return decision;
  const isOnSellerHost = resolveHost(input) === sellerHost;
  const redirectTo = (to: string): Decision => ({ outcome: { outcome: 'redirect', to }, route, status: 302 });
  if (isOnSellerHost && route === 'home') return redirectTo(portalHome);
  const other = findOtherHost(input, route, table.rows[route] ?? {}, isOnSellerHost);
  const address = other === undefined ? undefined : parseAddress(input);
  return address ? redirectTo(`https://${other}${address.pathname}${address.search}`) : decision;
}
