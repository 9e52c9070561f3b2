import { optional } from '@pasar/base-api';
import type { RootState } from '@pasar/base-api';
import { vouchersApi } from '@pasar/catalogue-api';
import type { Need, ScreenContext, ScreenInput } from '@pasar/screen-kit';
import { claimableQuery, walletQuery, walletTab } from './wallet-data.ts';

type Input = ScreenInput<'user-voucher-wallet'>;

/** First phase: the vouchers of the tab. */
export const walletNeeds = (input: Input): readonly Need[] => {
  const tab = walletTab(input);
  return tab === 'claim'
    ? [vouchersApi.endpoints.getVouchers.initiate(claimableQuery)]
    : [vouchersApi.endpoints.getVoucherWallet.initiate(walletQuery(tab))];
};

/** Second phase: the shopper's status for each claimable voucher. */
export const claimStateNeeds = (input: Input, _context: ScreenContext, state: RootState): readonly Need[] => {
  if (walletTab(input) !== 'claim') return [];
  const { data } = vouchersApi.endpoints.getVouchers.select(claimableQuery)(state);
  const codes = data?.pages[0]?.vouchers.map(({ code }) => code).join(',');
  return codes ? [optional(vouchersApi.endpoints.getVoucherStates.initiate({ codes }))] : [];
};
