import type { ResolveInput } from '@pasar/routing-table';
import type { ScreenContext } from '@pasar/screen';

/** The question to the routing table, as this market, platform and host put it. */
export const routingOf = (context: ScreenContext, url: string): ResolveInput => ({
  url,
  market: context.market.code,
  environment: context.environment,
  platform: context.platform,
  host: new URL(context.origin).host,
  sellerHost: context.market.sellerHost,
  toggles: context.toggles,
});
