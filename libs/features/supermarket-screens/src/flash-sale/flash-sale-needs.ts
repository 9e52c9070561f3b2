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

export const martSales: SaleScope = { mart: true };

/** First the sessions. */
export const sessionsNeeds = (): readonly Need[] => [
  mallApi.endpoints.getFlashSaleSessions.initiate(martSales),
  needCardManifests('S_MART'),
];

/** Then the items of the session shown. */
export const saleItemsNeeds = (
  { query }: ScreenInput<'supermarket-flash-sale'>,
  _context: ScreenContext,
  state: Parameters<typeof selectSessions>[0],
): readonly Need[] => {
  const { session, category } = parseSaleParams(query);
  const shown = pickSession(selectSessions(state, martSales), session);
  return shown
    ? [mallApi.endpoints.getFlashSaleItems.initiate(saleItemsQuery(shown, category, martSales))]
    : [];
};
