import { errorCodes } from '@pasar/error-catalogue';
import { isPaymentOpen, nextSteps, getMarketPayments, toPaymentFailure } from '@pasar/payment';
import type { PaymentFailure } from '@pasar/payment';
import type { MarketCode } from '@pasar/markets';
import { money } from '@pasar/money';
import type { Payment, PaymentStep } from '@pasar/payment-contract';
import type { PaymentRow } from './payment-row.ts';

/** The reasons that the specification has a code for. @spec wallet-balance-insufficient */
const failureCodes: { readonly [Failure in PaymentFailure]?: number } = {
  'wallet-balance': errorCodes.WALLET_BALANCE_INSUFFICIENT,
};

const presentReason = ({ state, reason }: PaymentRow): Pick<Payment, 'reason' | 'code' | 'next_steps'> => {
  if (state !== 'failed' && state !== 'expired') return { next_steps: [] };
  const failure = state === 'expired' ? 'expired' : toPaymentFailure(reason);
  const code = failureCodes[failure];
  return { reason: failure, ...(code !== undefined && { code }), next_steps: [...nextSteps(failure)] };
};

/** Returns a payment as its shopper sees it. */
export const presentPayment = (row: PaymentRow): Payment => {
  const { qrScheme } = getMarketPayments(row.market as MarketCode);
  return {
    payment_id: row.payment_id,
    checkoutid: row.checkoutid,
    method: row.method as Payment['method'],
    option: row.method_option,
    amount: money(row.amount, row.currency),
    state: row.state,
    ...presentReason(row),
    ...(isPaymentOpen(row.state) && row.step !== null && { step: row.step as PaymentStep }),
    ...(row.method === 'qr' && qrScheme && { scheme: qrScheme }),
    expires_at: row.expires_at,
    created_at: row.created_at,
  };
};
