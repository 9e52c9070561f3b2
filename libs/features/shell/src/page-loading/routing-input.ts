import { isMallHost, marketOrigin, sellerOrigin } from '@pasar/markets';
import { clientFlags } from '@pasar/routing-table';
import type { ResolveInput } from '@pasar/routing-table';
import type { ScreenContext } from '@pasar/screen-kit';

const readHost = (origin: string): string => new URL(origin).host;

type Hosts = Pick<ResolveInput, 'sellerHost' | 'storeHost'> & { readonly host: string };

/** A page's hosts, cached because its path is resolved several times. */
const hostsOfPages = new WeakMap<ScreenContext, Hosts>();

function readHosts(context: ScreenContext): Hosts {
  const known = hostsOfPages.get(context);
  if (known) return known;
  const { market, origin } = context;
  const hosts: Hosts = {
    host: readHost(origin),
    sellerHost: readHost(sellerOrigin(market, origin)),
    storeHost: readHost(marketOrigin(market, origin)),
  };
  hostsOfPages.set(context, hosts);
  return hosts;
}

/**
 * The input of the routing table: market, platform, host and client, and the flags in the query. `url` is a path with query
 * and hash.
 *
 * @spec client-filter-native client-filter-mobile-flag client-filter-force
 */
export const createRoutingInput = (context: ScreenContext, url: string): ResolveInput => {
  const { host, sellerHost, storeHost } = readHosts(context);
  return {
    // Mall hosts need the full URL: a market without one redirects under the scheme of the request.
    url: isMallHost(host) ? context.origin + url : url,
    market: context.market.code,
    environment: context.environment,
    platform: context.platform,
    host,
    sellerHost,
    storeHost,
    toggles: context.toggles,
    client: context.client === 'native-app' ? 'native-app' : 'browser',
    ...clientFlags(url),
  };
};
