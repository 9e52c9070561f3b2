import type { Market } from '@pasar/markets';
import { isInstallmentAmount } from './is-installment-amount.ts';
import { getMarketPayments } from './market-payments.data.ts';
import { fitsContext } from './payment-contexts.data.ts';
import type { PaymentContext } from './payment-contexts.data.ts';
import type { PaymentMethod } from './payment-methods.data.ts';

/** What decides which methods are available. */
export type PaymentTerms = {
  /** In the market's minor unit. */
  readonly amount: number;
  /** Whether every item allows cash on delivery. */
  readonly allowsCod: boolean;
  /** Whether the shopper's account may pay by card in instalments (its `is_cc_installment_payment_eligible`). */
  readonly allowsInstallments: boolean;
  /** Whether every item may be paid by card in instalments (its `is_cc_installment_payment_eligible`). */
  readonly itemsAllowInstallments: boolean;
  readonly context: PaymentContext;
};

export type MethodRefusal =
  'not-in-this-market' | 'not-for-these-items' | 'amount-too-small' | 'not-for-this-account';

export type OfferedMethod = {
  readonly method: PaymentMethod;
  readonly available: boolean;
  readonly reason?: MethodRefusal;
};

type PayingMarket = Pick<Market, 'code' | 'cod' | 'installmentWhitelist'>;
type Rule = (market: PayingMarket, terms: PaymentTerms) => MethodRefusal | undefined;

const rules: Partial<Readonly<Record<PaymentMethod, Rule>>> = {
  cod: (market, { allowsCod }) =>
    !market.cod ? 'not-in-this-market' : allowsCod ? undefined : 'not-for-these-items',
  installments: (market, { amount, allowsInstallments, itemsAllowInstallments }) => {
    if (!market.installmentWhitelist) return 'not-in-this-market';
    if (!allowsInstallments) return 'not-for-this-account';
    if (!itemsAllowInstallments) return 'not-for-these-items';
    return isInstallmentAmount(market, amount) ? undefined : 'amount-too-small';
  },
};

/**
 * Lists a market's payment methods in order, with a reason for those that are unavailable. Methods that the market lacks are
 * omitted.
 *
 * @spec payment-info-defaults
 */
export const listPaymentMethods = (market: PayingMarket, terms: PaymentTerms): readonly OfferedMethod[] =>
  getMarketPayments(market.code)
    .methods.filter((method) => fitsContext(method, terms.context))
    .map((method) => ({ method, reason: rules[method]?.(market, terms) }))
    .filter(({ reason }) => reason !== 'not-in-this-market')
    .map(({ method, reason }) =>
      reason ? { method, available: false, reason } : { method, available: true },
    );
