import type { Offer, Shopper } from '@pasar/cart-service';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { Market } from '@pasar/markets';
import type { InitialPaymentStatus } from '@pasar/order';
import type { PlaceOrderRequest } from '@pasar/order-contract';
import { describePaymentMethods } from '@pasar/payment';
import type { PaymentMethodDetails, PaymentContext } from '@pasar/payment';
import { allowsCardInstallments } from './installment-items.ts';
import type { InstallmentItem } from './installment-items.ts';
import type { OrderDeps } from './order-deps.ts';

/** Which payment methods are supported. */
export type PaymentSettings = Pick<OrderDeps, 'servesMethod'>;

/** The properties of a checkout that determine its payment methods. */
export type PayableQuote = {
  readonly shops: readonly {
    readonly lines: readonly { readonly offer: Pick<Offer, 'can_use_cod'> & InstallmentItem }[];
  }[];
  readonly sums: { readonly total: { readonly amount: number } };
};

const allowsCod = ({ shops }: PayableQuote): boolean =>
  shops.every(({ lines }) => lines.every(({ offer }) => offer.can_use_cod));

type ListOptions = PaymentSettings & {
  readonly context: PaymentContext;
  /** The method that the shopper prefers. */
  readonly preferred?: string | undefined;
};

/** Lists a market's payment methods for a checkout; unavailable ones include the reason. */
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
      itemsAllowInstallments: quote.shops.every(({ lines }) =>
        lines.every(({ offer }) => allowsCardInstallments(market, offer)),
      ),
      context,
    },
    { serves: (method) => method === 'cod' || servesMethod(method), preferred },
  );

/** Reads the shopper's preferred method, if any. */
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
 * Returns the payment status of a new order: an order that costs nothing needs no payment, and others wait for
 * `startPayment` of `@pasar/payment-service`, except for cash on delivery. Throws PAYMENT_CHANNEL_UNAVAILABLE if the market,
 * an item or the amount does not allow the method.
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
      `The payment method ${payment_channel} is not available.`,
    );
  if (payment_channel === 'cod') return 'due-on-delivery';
  return quote.sums.total.amount === 0 ? 'paid' : 'unpaid';
}
