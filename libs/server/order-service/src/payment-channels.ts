import type { InitialPaymentStatus } from '@pasar/order';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { Market } from '@pasar/markets';
import type { CheckoutPreview, PlaceOrderRequest } from '@pasar/order-contract';

type Channel = CheckoutPreview['payment_channels'][number];

/** The ways of paying in a market, with those that it does not offer and why. */
export const paymentChannels = ({ cod }: Market): Channel[] => [
  { channel: 'cod', available: cod, ...(cod ? {} : { reason: 'not-in-this-market' }) },
  { channel: 'sandbox-card', available: true },
];

/** What the pretended bank answers to its tokens. */
export const bank: Readonly<Record<NonNullable<PlaceOrderRequest['card_token']>, InitialPaymentStatus>> = {
  tok_approve: 'paid',
  tok_decline: 'declined',
};

/**
 * How the payment stands when the order is placed. Throws PAYMENT_CHANNEL_UNAVAILABLE where the market does not offer
 * the channel, PARAM for a card without its token.
 */
export function settlePayment(
  market: Market,
  { payment_channel, card_token }: Pick<PlaceOrderRequest, 'payment_channel' | 'card_token'>,
): InitialPaymentStatus {
  const channel = paymentChannels(market).find((each) => each.channel === payment_channel);
  if (!channel?.available)
    throw new ApiError(
      errorCodes.PAYMENT_CHANNEL_UNAVAILABLE,
      `Paying by ${payment_channel} is not offered here.`,
    );
  if (payment_channel === 'cod') return 'due-on-delivery';
  if (!card_token) throw new ApiError(errorCodes.PARAM, 'card_token: a card needs one.');
  return bank[card_token];
}
