import { afterSaleApi } from '@pasar/order-api';
import type { Need } from '@pasar/screen-kit';

/** Fetches the balance and the market's terms. */
export const coinsNeeds = (): readonly Need[] => [afterSaleApi.endpoints.getCoins.initiate()];

/** Also fetches the first page of the history. */
export const coinLedgerNeeds = (): readonly Need[] => [
  ...coinsNeeds(),
  afterSaleApi.endpoints.listCoinEntries.initiate(),
];
