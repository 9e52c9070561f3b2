import type { Market } from '@pasar/markets';
import { money } from '@pasar/money';
import type { Money } from '@pasar/money';
import { installmentPlan } from './installment-plan.ts';
import { listPaymentMethods } from './list-payment-methods.ts';
import type { OfferedMethod, PaymentTerms } from './list-payment-methods.ts';
import { getMarketPayments } from './market-payments.data.ts';
import type { PaymentOption } from './market-payments.data.ts';
import { paymentMethod } from './payment-methods.data.ts';
import type { PaymentMethod } from './payment-methods.data.ts';

/** A number of months and the first instalment, which is the highest. */
export type InstallmentPlan = { readonly months: number; readonly first: Money };

/** A payment method with its options for the shopper. */
export type PaymentMethodDetails = OfferedMethod & {
  /** The shopper's preferred method. */
  readonly preferred?: true;
  /** The name of the market's QR payment scheme. */
  readonly scheme?: string;
  /** Banks or store chains to choose from. */
  readonly options: readonly PaymentOption[];
  /** Months to choose from; empty while the amount is unknown. */
  readonly plans: readonly InstallmentPlan[];
};

type DescribeTerms = Omit<PaymentTerms, 'amount'> & {
  /** In the market's minor unit; undefined while unknown. */
  readonly amount?: number | undefined;
};

type DescribeOptions = {
  /** Whether a provider serves the method. */
  readonly serves: (method: PaymentMethod) => boolean;
  readonly preferred?: string | undefined;
};

type PayingMarket = Pick<Market, 'code' | 'cod' | 'currency' | 'installmentWhitelist'>;

function describeChoices(
  { code, currency }: PayingMarket,
  method: PaymentMethod,
  amount: number | undefined,
): Pick<PaymentMethodDetails, 'options' | 'plans'> {
  const { banks, stores, months } = getMarketPayments(code);
  const kind = paymentMethod(method).option;
  const options = kind === 'bank' ? banks : kind === 'store' ? stores : [];
  const plans = (kind === 'months' && amount !== undefined ? months : []).map((count) => ({
    months: count,
    first: installmentPlan(money(amount ?? 0, currency), count)[0] ?? money(0, currency),
  }));
  return { options, plans };
}

/** The methods of `listPaymentMethods` that a provider serves, with their options. */
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
      ...(offered.method === 'qr' && { scheme: getMarketPayments(market.code).qrScheme ?? '' }),
      ...describeChoices(market, offered.method, amount),
    }));
