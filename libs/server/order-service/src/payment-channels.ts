import type { InitialPaymentStatus } from '@pasar/order';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { Market } from '@pasar/markets';
import type { CheckoutPreview, PlaceOrderRequest } from '@pasar/order-contract';
import type { OrderDeps } from './order-deps.ts';

type Channel = CheckoutPreview['payment_channels'][number];

type SandboxSetting = Pick<OrderDeps, 'refusesSandbox'>;

/** The ways of paying in a market, with those that are not offered and why. */
export const listPaymentChannels = (
  { cod }: Market,
  { refusesSandbox = false }: SandboxSetting,
): Channel[] => [
  { channel: 'cod', available: cod, ...(cod ? {} : { reason: 'not-in-this-market' }) },
  {
    channel: 'sandbox-card',
    available: !refusesSandbox,
    ...(refusesSandbox ? { reason: 'not-on-a-live-store' } : {}),
  },
];

const channelUnavailable = (channel: Channel['channel']) =>
  new ApiError(errorCodes.PAYMENT_CHANNEL_UNAVAILABLE, `Paying by ${channel} is not offered here.`);

/** Throws PAYMENT_CHANNEL_UNAVAILABLE where cards of the pretended bank are refused. */
export function requireSandbox({ refusesSandbox = false }: SandboxSetting): void {
  if (refusesSandbox) throw channelUnavailable('sandbox-card');
}

/** What the pretended bank answers to its tokens. */
export const sandboxResults: Readonly<
  Record<NonNullable<PlaceOrderRequest['card_token']>, InitialPaymentStatus>
> = {
  tok_approve: 'paid',
  tok_decline: 'declined',
};

/**
 * How the payment stands when the order is placed. Throws PAYMENT_CHANNEL_UNAVAILABLE where the market does not offer
 * the channel, PARAM for a card without its token.
 */
export function startPayment(
  market: Market,
  { payment_channel, card_token }: Pick<PlaceOrderRequest, 'payment_channel' | 'card_token'>,
  payments: SandboxSetting,
): InitialPaymentStatus {
  const channels = listPaymentChannels(market, payments);
  if (!channels.some((each) => each.channel === payment_channel && each.available))
    throw channelUnavailable(payment_channel);
  if (payment_channel === 'cod') return 'due-on-delivery';
  if (!card_token) throw new ApiError(errorCodes.PARAM, 'card_token: a card needs one.');
  return sandboxResults[card_token];
}
