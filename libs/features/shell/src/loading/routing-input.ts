import { isMallHost } from '@pasar/markets';
import { clientFlags } from '@pasar/routing-table';
import type { ResolveInput } from '@pasar/routing-table';
import type { ScreenContext } from '@pasar/screen';

/**
 * What the routing table decides an address by: market, platform, host and client, and the flags in the query. `url` is a
 * path with query and hash.
 *
 * @spec client-filter-native client-filter-mobile-flag client-filter-force
 */
export const createRoutingInput = (context: ScreenContext, url: string): ResolveInput => {
  const { host } = new URL(context.origin);
  return {
    // A market without a mall's host leads away from it: under the scheme that the visitor came by.
    url: isMallHost(host) ? context.origin + url : url,
    market: context.market.code,
    environment: context.environment,
    platform: context.platform,
    host,
    sellerHost: context.market.sellerHost,
    toggles: context.toggles,
    client: context.client === 'native-app' ? 'native-app' : 'browser',
    ...clientFlags(url),
  };
};
