import type { VouchersQuery, VoucherWalletQuery } from '@pasar/catalogue-api';
import { buildPath } from '@pasar/routing-table';
import type { ScreenInput } from '@pasar/screen-kit';

/** The tabs of the wallet in order; the first is the default. */
export const walletTabs = ['usable', 'claim', 'used', 'expired'] as const;
export type WalletTab = (typeof walletTabs)[number];

type Input = Pick<ScreenInput<'user-voucher-wallet'>, 'query'>;

/** The tab of the URL (`?tab=`); the default for any other value. */
export function walletTab({ query }: Input): WalletTab {
  const requested = new URLSearchParams(query).get('tab');
  return walletTabs.find((tab) => tab === requested) ?? walletTabs[0];
}

/** The path of a tab; the first tab has no parameter. */
export const walletPath = (tab: WalletTab): string =>
  buildPath('user-voucher-wallet', {}, tab === walletTabs[0] ? {} : { tab });

/** Fills rows of two, three and four. */
const limit = 24;

export const claimableQuery: NonNullable<VouchersQuery> = { scope: 'all', limit };

/** The query of the vouchers that a tab of the wallet lists. */
export const walletQuery = (tab: Exclude<WalletTab, 'claim'>): NonNullable<VoucherWalletQuery> => ({
  tab,
  limit,
});
