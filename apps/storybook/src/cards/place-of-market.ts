import type { CardPlacementContext } from '@pasar/item-card';
import { markets } from '@pasar/markets';
import type { MarketCode } from '@pasar/markets';

const toggles = ['s-mart-badge', 'flash-sale-badge', 'cod-badge'];

const places: ReadonlyMap<MarketCode, CardPlacementContext> = new Map(
  markets.map(({ code }) => [code, { market: code, path: '/search', toggles }]),
);

/** Where the cards of a story stand: the toolbar's market, with the badges' toggles on. One object a market, so that nothing is judged twice. */
export const placeOfMarket = (market: MarketCode): CardPlacementContext =>
  places.get(market) ?? { market, toggles };
