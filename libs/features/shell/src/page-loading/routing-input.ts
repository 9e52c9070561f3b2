import { isMallHost } from '@pasar/markets';
import { clientFlags } from '@pasar/routing-table';
import type { ResolveInput } from '@pasar/routing-table';
import type { ScreenContext } from '@pasar/screen-kit';

/**
 * The input of the routing table: market, platform, host and client, and the flags in the query. `url` is a path with query
 * and hash.
 *
 * @spec client-filter-native client-filter-mobile-flag client-filter-force
 */
export const createRoutingInput = (context: ScreenContext, url: string): ResolveInput => {
  const { host } = new URL(context.origin);
  return {
    // Mall hosts need the full URL: a market without one redirects under the scheme of the request.
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
