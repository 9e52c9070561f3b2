import { vouchersApi } from '@pasar/catalogue-api';
import type { VouchersQuery } from '@pasar/catalogue-api';
import type { Need } from '@pasar/screen-kit';

/** Vouchers that can be used in supermarkets. */
export const supermarketVouchersQuery: VouchersQuery = { scope: 'mart' };

export const supermarketVouchersNeeds = (): readonly Need[] => [
  vouchersApi.endpoints.getVouchers.initiate(supermarketVouchersQuery),
];
