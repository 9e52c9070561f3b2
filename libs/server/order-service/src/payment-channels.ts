import type { InitialPaymentStatus } from '@pasar/order';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { Market } from '@pasar/markets';
import type { CheckoutPreview, PlaceOrderRequest } from '@pasar/order-contract';
import type { Offer } from '@pasar/cart-service';
import type { OrderDeps } from './order-deps.ts';

type Channel = CheckoutPreview['payment_channels'][number];

const codChannel = (reason: string | undefined): Channel => ({
  channel: 'cod',
  available: reason === undefined,
  ...(reason !== undefined && { reason }),
});

type SandboxSetting = Pick<OrderDeps, 'refusesSandbox'>;

/** The shops of a checkout, as far as their items decide how it may be paid. */
type PaidQuote = {
  readonly shops: readonly {
    readonly lines: readonly { readonly offer: Pick<Offer, 'can_use_cod'> }[];
  }[];
};

/** Why a checkout can't be paid on delivery: each of its items has to allow it. */
const codRefusal = ({ cod }: Market, { shops }: PaidQuote): string | undefined => {
  if (!cod) return 'not-in-this-market';
  const allowed = shops.every(({ lines }) => lines.every(({ offer }) => offer.can_use_cod));
  return allowed ? undefined : 'not-for-these-items';
};

/** The ways of paying for a checkout in a market, with those that are not offered and why. */
export const listPaymentChannels = (
  market: Market,
  quote: PaidQuote,
  { refusesSandbox = false }: SandboxSetting,
): Channel[] => [
  codChannel(codRefusal(market, quote)),
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
 * How the payment stands when the order is placed. Throws PAYMENT_CHANNEL_UNAVAILABLE where the market or an item does
 * not allow the channel, PARAM for a card without its token.
 */
export function startPayment(
  market: Market,
  quote: PaidQuote,
  { payment_channel, card_token }: Pick<PlaceOrderRequest, 'payment_channel' | 'card_token'>,
  payments: SandboxSetting,
): InitialPaymentStatus {
  const channels = listPaymentChannels(market, quote, payments);
  if (!channels.some((each) => each.channel === payment_channel && each.available))
    throw channelUnavailable(payment_channel);
  if (payment_channel === 'cod') return 'due-on-delivery';
  if (!card_token) throw new ApiError(errorCodes.PARAM, 'card_token: a card needs one.');
  return sandboxResults[card_token];
}
