import type { RootState } from '@pasar/base-api';
import { mallApi, needCardManifests } from '@pasar/catalogue-api';
import type { Need, ScreenContext } from '@pasar/screen';
import { flashSaleAsked, saleItemsQuery, sessionsInState, shownSession } from './flash-sale-data.ts';
import type { FlashSaleInput } from './flash-sale-data.ts';

/** First when there are sales. */
export const sessionsNeeds = (): readonly Need[] => [
  mallApi.endpoints.getFlashSaleSessions.initiate({}),
  needCardManifests('STANDARD'),
];

/** Then what is in the one that is shown. */
export const saleItemsNeeds = (
  input: FlashSaleInput,
  _context: ScreenContext,
  state: RootState,
): readonly Need[] => {
  const { session, category } = flashSaleAsked(input);
  const shown = shownSession(sessionsInState(state), session);
  return shown ? [mallApi.endpoints.getFlashSaleItems.initiate(saleItemsQuery(shown, category))] : [];
};
