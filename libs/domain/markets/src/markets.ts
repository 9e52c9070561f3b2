import { createMarkets } from './create-markets.ts';
import { localHosts } from './local-hosts.ts';

/** The markets under their local hosts; a deployment creates its own with `createMarkets`. */
export const { markets, marketByCode, marketByHost } = createMarkets(localHosts);
