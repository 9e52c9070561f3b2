import type { CardPlacementContext } from '@pasar/item-card';
import { markets } from '@pasar/markets';
import type { MarketCode } from '@pasar/markets';

const toggles = ['s-mart-badge', 'flash-sale-badge', 'cod-badge'];

const contexts: ReadonlyMap<MarketCode, CardPlacementContext> = new Map(
  markets.map(({ code }) => [code, { market: code, path: '/search', toggles }]),
);

/**
 * The card context of a story: the toolbar's market, with the badge toggles on. Cached per market, so that
 * verdicts are computed once.
 */
export const createMarketContext = (market: MarketCode): CardPlacementContext =>
  contexts.get(market) ?? { market, toggles };
