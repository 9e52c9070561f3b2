import { isMallHost } from '@pasar/markets';
import type { ResolveInput } from '@pasar/routing-table';
import type { ScreenContext } from '@pasar/screen';

/** The question to the routing table, as this market, platform and host put it. `url` is a path with query and hash. */
export const routingOf = (context: ScreenContext, url: string): ResolveInput => {
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
  };
};
