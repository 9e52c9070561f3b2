import type { RootState } from '@pasar/base-api';
import {
  mallApi,
  needCardManifests,
  saleAsked,
  saleItemsQuery,
  sessionsInState,
  shownSession,
} from '@pasar/catalogue-api';
import type { Need, ScreenContext, ScreenInput } from '@pasar/screen';

/** First the sessions. */
export const sessionsNeeds = (): readonly Need[] => [
  mallApi.endpoints.getFlashSaleSessions.initiate({}),
  needCardManifests('STANDARD'),
];

/** Then the items of the session shown. */
export const saleItemsNeeds = (
  input: ScreenInput<'flash-sale'>,
  _context: ScreenContext,
  state: RootState,
): readonly Need[] => {
  const { session, category } = saleAsked(input.query);
  const shown = shownSession(sessionsInState(state), session);
  return shown ? [mallApi.endpoints.getFlashSaleItems.initiate(saleItemsQuery(shown, category))] : [];
};
