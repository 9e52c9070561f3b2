import type { Market } from '@pasar/markets';
import { paymentsOf } from './market-payments.data.ts';
import { fitsContext } from './payment-contexts.data.ts';
import type { PaymentContext } from './payment-contexts.data.ts';
import type { PaymentMethod } from './payment-methods.data.ts';

/** What is to be paid, as far as it decides how it may be. */
export type PaymentTerms = {
  /** In the market's minor unit. */
  readonly amount: number;
  /** Whether every item allows payment at the door. */
  readonly allowsCod: boolean;
  /** Whether the shopper may split a card's amount (`is_cc_installment_payment_eligible`). */
  readonly allowsInstallments: boolean;
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
  installments: (market, { amount, allowsInstallments }) => {
    if (!market.installmentWhitelist) return 'not-in-this-market';
    if (!allowsInstallments) return 'not-for-this-account';
    return amount < paymentsOf(market.code).minInstallmentAmount ? 'amount-too-small' : undefined;
  },
};

/**
 * The methods of a market for what is to be paid, in their order; those that can not be used now say why. What the
 * market does not have at all is left out.
 *
 * @spec payment-info-defaults
 */
export const listPaymentMethods = (market: PayingMarket, terms: PaymentTerms): readonly OfferedMethod[] =>
  paymentsOf(market.code)
    .methods.filter((method) => fitsContext(method, terms.context))
    .map((method) => ({ method, reason: rules[method]?.(market, terms) }))
    .filter(({ reason }) => reason !== 'not-in-this-market')
    .map(({ method, reason }) =>
      reason ? { method, available: false, reason } : { method, available: true },
    );
