import { afterSaleApi } from '@pasar/order-api';
import type { Need } from '@pasar/screen-kit';

/** The balance and the market's terms. */
export const coinsNeeds = (): readonly Need[] => [afterSaleApi.endpoints.getCoins.initiate()];

/** The same, with the first page of the ledger. */
export const coinLedgerNeeds = (): readonly Need[] => [
  ...coinsNeeds(),
  afterSaleApi.endpoints.listCoinEntries.initiate(),
];
