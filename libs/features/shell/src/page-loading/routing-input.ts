import { isMallHost, marketOrigin, sellerOrigin } from '@pasar/markets';
import { clientFlags } from '@pasar/routing-table';
import type { ResolveInput } from '@pasar/routing-table';
import type { ScreenContext } from '@pasar/screen-kit';

const readHost = (origin: string): string => new URL(origin).host;

/**
 * The input of the routing table: market, platform, host and client, and the flags in the query. `url` is a path with query
 * and hash.
 *
 * @spec client-filter-native client-filter-mobile-flag client-filter-force
 */
export const createRoutingInput = (context: ScreenContext, url: string): ResolveInput => {
  const host = readHost(context.origin);
  return {
    // Mall hosts need the full URL: a market without one redirects under the scheme of the request.
    url: isMallHost(host) ? context.origin + url : url,
    market: context.market.code,
    environment: context.environment,
    platform: context.platform,
    host,
    sellerHost: readHost(sellerOrigin(context.market, context.origin)),
    storeHost: readHost(marketOrigin(context.market, context.origin)),
    toggles: context.toggles,
    client: context.client === 'native-app' ? 'native-app' : 'browser',
    ...clientFlags(url),
  };
};
