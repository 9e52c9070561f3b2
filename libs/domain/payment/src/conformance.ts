import { marketByCode } from '@pasar/markets';
import type { Market, MarketCode } from '@pasar/markets';
import { installmentPlan } from './installment-plan.ts';
import { isCardExpired } from './is-card-expired.ts';
import type { CardExpiry } from './is-card-expired.ts';
import { listPaymentMethods } from './list-payment-methods.ts';
import type { PaymentTerms } from './list-payment-methods.ts';
import { nextSteps } from './payment-failures.data.ts';
import type { PaymentFailure } from './payment-failures.data.ts';
import { nextPaymentState } from './payment-state.ts';
import type { PaymentEvent, PaymentState } from './payment-state.ts';

type TermsCase = { readonly market: MarketCode } & PaymentTerms;

const listMethods = ({ market, ...terms }: TermsCase) =>
  listPaymentMethods(marketByCode(market) as Market, terms);

/** The subjects of this library's case tables. */
export const subjects: Record<string, (given: never) => unknown> = {
  'payment/methods': listMethods,
  'payment/state': ({ state, event }: { state: PaymentState; event: PaymentEvent }) =>
    nextPaymentState(state, event),
  'payment/card-expired': ({ now, ...card }: CardExpiry & { now: string }) =>
    isCardExpired(card, Date.parse(now)),
  'payment/next-steps': ({ failure }: { failure: PaymentFailure }) => nextSteps(failure),
  'payment/installments': ({
    amount,
    currency,
    months,
  }: {
    amount: number;
    currency: string;
    months: number;
  }) => installmentPlan({ amount, currency }, months).map((part) => part.amount),
};
