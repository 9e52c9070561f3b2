import type { InitialPaymentStatus } from '@pasar/order';
import type { Offer, Shopper } from '@pasar/cart-service';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { Market } from '@pasar/markets';
import type { PlaceOrderRequest } from '@pasar/order-contract';
import { describePaymentMethods } from '@pasar/payment';
import type { PaymentMethodDetails, PaymentContext } from '@pasar/payment';
import type { OrderDeps } from './order-deps.ts';

/** Which payments are taken. */
export type PaymentSettings = Pick<OrderDeps, 'servesMethod'>;

/** A checkout, as far as its items and its total decide how it may be paid. */
export type PayableQuote = {
  readonly shops: readonly {
    readonly lines: readonly { readonly offer: Pick<Offer, 'can_use_cod'> }[];
  }[];
  readonly sums: { readonly total: { readonly amount: number } };
};

const allowsCod = ({ shops }: PayableQuote): boolean =>
  shops.every(({ lines }) => lines.every(({ offer }) => offer.can_use_cod));

type ListOptions = PaymentSettings & {
  readonly context: PaymentContext;
  /** What the shopper wants to be offered first. */
  readonly preferred?: string | undefined;
};

/** The ways of paying for a checkout in a market, with those that can not be used now and why. */
export const listCheckoutMethods = (
  market: Market,
  quote: PayableQuote,
  { context, preferred, servesMethod = () => true }: ListOptions,
): readonly PaymentMethodDetails[] =>
  describePaymentMethods(
    market,
    {
      amount: quote.sums.total.amount,
      allowsCod: allowsCod(quote),
      allowsInstallments: market.installmentWhitelist,
      context,
    },
    { serves: (method) => method === 'cod' || servesMethod(method), preferred },
  );

/** The method that a shopper wants to be offered first, if any. */
export async function findPreferredMethod(
  { db }: Pick<OrderDeps, 'db'>,
  { userid, market }: Pick<Shopper, 'userid' | 'market'>,
  context: PaymentContext,
): Promise<string | undefined> {
  const preference = await db
    .selectFrom('payment_preference')
    .select('method')
    .where('user_id', '=', userid)
    .where('market', '=', market.code)
    .where('context', '=', context)
    .executeTakeFirst();
  return preference?.method;
}

/**
 * How the payment stands when the order is placed: nothing is left to pay of an order that costs nothing, and the others
 * wait for `startPayment` of `@pasar/payment-service` unless the courier takes the money. Throws
 * PAYMENT_CHANNEL_UNAVAILABLE where the market, an item or the amount does not allow the method.
 */
export function initialPaymentStatus(
  market: Market,
  quote: PayableQuote,
  { payment_channel }: Pick<PlaceOrderRequest, 'payment_channel'>,
  settings: PaymentSettings,
): InitialPaymentStatus {
  const methods = listCheckoutMethods(market, quote, { ...settings, context: 'marketplace' });
  if (!methods.some(({ method, available }) => method === payment_channel && available))
    throw new ApiError(
      errorCodes.PAYMENT_CHANNEL_UNAVAILABLE,
      `Paying by ${payment_channel} is not offered here.`,
    );
  if (payment_channel === 'cod') return 'due-on-delivery';
  return quote.sums.total.amount === 0 ? 'paid' : 'unpaid';
}
