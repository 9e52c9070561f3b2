import {
  mallApi,
  needCardManifests,
  saleAsked,
  saleItemsQuery,
  sessionsInState,
  shownSession,
} from '@pasar/catalogue-api';
import type { SaleScope } from '@pasar/catalogue-api';
import type { Need, ScreenContext, ScreenInput } from '@pasar/screen';

export const martSales: SaleScope = { mart: true };

/** First when there are sales. */
export const sessionsNeeds = (): readonly Need[] => [
  mallApi.endpoints.getFlashSaleSessions.initiate(martSales),
  needCardManifests('S_MART'),
];

/** Then what is in the one that is shown. */
export const saleItemsNeeds = (
  { query }: ScreenInput<'supermarket-flash-sale'>,
  _context: ScreenContext,
  state: Parameters<typeof sessionsInState>[0],
): readonly Need[] => {
  const { session, category } = saleAsked(query);
  const shown = shownSession(sessionsInState(state, martSales), session);
  return shown
    ? [mallApi.endpoints.getFlashSaleItems.initiate(saleItemsQuery(shown, category, martSales))]
    : [];
};
