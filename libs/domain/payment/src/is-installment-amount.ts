import type { Market } from '@pasar/markets';
import { getMarketPayments } from './market-payments.data.ts';

/** Whether a market offers card instalments for an amount in its minor unit. */
export const isInstallmentAmount = (
  { code, installmentWhitelist }: Pick<Market, 'code' | 'installmentWhitelist'>,
  amount: number,
): boolean => installmentWhitelist && amount >= getMarketPayments(code).minInstallmentAmount;
