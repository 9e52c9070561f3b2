import type { CheckoutChoices, PlaceOrderRequest } from '@pasar/order-api/inject';

export type PaymentChoice = 'cod' | 'card-approved' | 'card-declined';

/** What the shopper chose on this page; what is not chosen is left to the server. */
export type Choices = {
  readonly addressId?: number;
  /** The channel a shop. */
  readonly deliveries: Readonly<Record<number, string>>;
  /** At most one of the marketplace (under 0) and one a shop. */
  readonly vouchers: Readonly<Record<number, string>>;
  readonly payment?: PaymentChoice;
  /** The note a shop. */
  readonly notes: Readonly<Record<number, string>>;
};

export const noChoices: Choices = { deliveries: {}, vouchers: {}, notes: {} };

/** Where the marketplace's own voucher is kept among the shops'. */
export const platform = 0;

const joined = (parts: readonly string[]): string | undefined =>
  parts.length > 0 ? parts.join(',') : undefined;

/** The choices as the preview's query; no choice at all is an empty query, which is the one that the server embedded. */
export function previewQuery({ addressId, deliveries, vouchers }: Choices): CheckoutChoices {
  const codes = joined(Object.values(vouchers).toSorted());
  const channels = joined(Object.entries(deliveries).map(([shop, channel]) => `${shop}:${channel}`));
  return {
    ...(addressId && { address_id: addressId }),
    ...(codes && { vouchers: codes }),
    ...(channels && { deliveries: channels }),
  };
}

const payments: Record<PaymentChoice, Pick<PlaceOrderRequest, 'payment_channel' | 'card_token'>> = {
  cod: { payment_channel: 'cod' },
  'card-approved': { payment_channel: 'sandbox-card', card_token: 'tok_approve' },
  'card-declined': { payment_channel: 'sandbox-card', card_token: 'tok_decline' },
};

type Agreed = {
  readonly addressId: number;
  readonly payment: PaymentChoice;
  readonly total: PlaceOrderRequest['seen_total'];
};

/** The order as it is sent: the choices, and the total that the shopper saw. */
export function orderRequest(choices: Choices, { addressId, payment, total }: Agreed): PlaceOrderRequest {
  const messages = Object.entries(choices.notes).flatMap(([shop, text]) =>
    text.trim() ? [{ shopid: Number(shop), text: text.trim() }] : [],
  );
  return {
    ...previewQuery(choices),
    address_id: addressId,
    ...payments[payment],
    seen_total: total,
    ...(messages.length > 0 && { messages }),
  };
}
