import type { RootState } from '@pasar/base-api';
import {
  mallApi,
  needCardManifests,
  parseSaleParams,
  saleItemsQuery,
  selectSessions,
  pickSession,
} from '@pasar/catalogue-api';
import type { Need, ScreenContext, ScreenInput } from '@pasar/screen-kit';

/** First phase: the sessions. */
export const sessionsNeeds = (): readonly Need[] => [
  mallApi.endpoints.getFlashSaleSessions.initiate({}),
  needCardManifests('STANDARD'),
];

/** Second phase: the items of the session on display. */
export const saleItemsNeeds = (
  input: ScreenInput<'flash-sale'>,
  _context: ScreenContext,
  state: RootState,
): readonly Need[] => {
  const { session, category } = parseSaleParams(input.query);
  const shown = pickSession(selectSessions(state), session);
  return shown ? [mallApi.endpoints.getFlashSaleItems.initiate(saleItemsQuery(shown, category))] : [];
};
