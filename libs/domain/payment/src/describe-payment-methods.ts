import type { Market } from '@pasar/markets';
import { money } from '@pasar/money';
import type { Money } from '@pasar/money';
import { installmentPlan } from './installment-plan.ts';
import { listPaymentMethods } from './list-payment-methods.ts';
import type { OfferedMethod, PaymentTerms } from './list-payment-methods.ts';
import { paymentsOf } from './market-payments.data.ts';
import type { PaymentOption } from './market-payments.data.ts';
import { paymentMethod } from './payment-methods.data.ts';
import type { PaymentMethod } from './payment-methods.data.ts';

/** A number of months and the first payment of it, the highest one. */
export type InstallmentPlan = { readonly months: number; readonly first: Money };

/** A method with everything that a shopper chooses by. */
export type PaymentMethodDetails = OfferedMethod & {
  /** The shopper wants to be offered it first. */
  readonly preferred?: true;
  /** What the market's QR payments are called. */
  readonly scheme?: string;
  /** Banks or chains of shops to choose from. */
  readonly options: readonly PaymentOption[];
  /** Months to choose from; none while the amount is not known. */
  readonly plans: readonly InstallmentPlan[];
};

type DescribeTerms = Omit<PaymentTerms, 'amount'> & {
  /** In the market's minor unit; undefined before it is known. */
  readonly amount?: number | undefined;
};

type DescribeOptions = {
  /** Whether somebody takes payments by a method. */
  readonly serves: (method: PaymentMethod) => boolean;
  readonly preferred?: string | undefined;
};

type PayingMarket = Pick<Market, 'code' | 'cod' | 'currency' | 'installmentWhitelist'>;

function describeChoices(
  { code, currency }: PayingMarket,
  method: PaymentMethod,
  amount: number | undefined,
): Pick<PaymentMethodDetails, 'options' | 'plans'> {
  const { banks, stores, months } = paymentsOf(code);
  const kind = paymentMethod(method).option;
  const options = kind === 'bank' ? banks : kind === 'store' ? stores : [];
  const plans = (kind === 'months' && amount !== undefined ? months : []).map((count) => ({
    months: count,
    first: installmentPlan(money(amount ?? 0, currency), count)[0] ?? money(0, currency),
  }));
  return { options, plans };
}

/** The methods of `listPaymentMethods` that somebody serves, with what each lets the shopper choose. */
export const describePaymentMethods = (
  market: PayingMarket,
  { amount, ...terms }: DescribeTerms,
  { serves, preferred }: DescribeOptions,
): readonly PaymentMethodDetails[] =>
  listPaymentMethods(market, { ...terms, amount: amount ?? Number.MAX_SAFE_INTEGER })
    .filter(({ method }) => serves(method))
    .map((offered) => ({
      ...offered,
      ...(offered.method === preferred && offered.available && { preferred: true as const }),
      ...(offered.method === 'qr' && { scheme: paymentsOf(market.code).qrScheme ?? '' }),
      ...describeChoices(market, offered.method, amount),
    }));
