import {
  mallApi,
  needCardManifests,
  parseSaleParams,
  saleItemsQuery,
  selectSessions,
  pickSession,
} from '@pasar/catalogue-api';
import type { SaleScope } from '@pasar/catalogue-api';
import type { Need, ScreenContext, ScreenInput } from '@pasar/screen-kit';

export const supermarketSales: SaleScope = { mart: true };

/** First phase: the sessions. */
export const sessionsNeeds = (): readonly Need[] => [
  mallApi.endpoints.getFlashSaleSessions.initiate(supermarketSales),
  needCardManifests('S_MART'),
];

/** Second phase: the items of the session on display. */
export const saleItemsNeeds = (
  { query }: ScreenInput<'supermarket-flash-sale'>,
  _context: ScreenContext,
  state: Parameters<typeof selectSessions>[0],
): readonly Need[] => {
  const { session, category } = parseSaleParams(query);
  const shown = pickSession(selectSessions(state, supermarketSales), session);
  return shown
    ? [mallApi.endpoints.getFlashSaleItems.initiate(saleItemsQuery(shown, category, supermarketSales))]
    : [];
};
