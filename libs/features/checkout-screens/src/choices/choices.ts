import type {
  CheckoutChoices,
  CheckoutPreview,
  PlaceOrderRequest,
  VoucherOffer,
} from '@pasar/order-api/inject';

export type PaymentChoice = 'cod' | 'card-approved' | 'card-declined';

/** What the shopper chose on this page; what is not chosen is left to the server. */
export type Choices = {
  readonly addressId?: number;
  /** The channel a shop. */
  readonly deliveries: Readonly<Record<number, string>>;
  /** Codes: at most one of the marketplace and one a shop. */
  readonly vouchers: readonly string[];
  readonly payment?: PaymentChoice;
  /** The note a shop. */
  readonly notes: Readonly<Record<number, string>>;
};

export const noChoices: Choices = { deliveries: {}, vouchers: [], notes: {} };

/** The vouchers of a shop, or of the marketplace itself. */
export const offersOf = (
  { vouchers }: Pick<CheckoutPreview, 'vouchers'>,
  shopid?: number,
): readonly VoucherOffer[] => vouchers.filter((offer) => offer.shopid === shopid);

/** Whether it would be used up for nothing: a voucher for delivery that is free already. */
export const isIdle = ({ applies, saves }: VoucherOffer): boolean => applies && saves.amount === 0;

/** The codes once `code` is chosen among `offers`, in place of the one that was; none without a code. */
export const withVoucher = (
  codes: readonly string[],
  offers: readonly VoucherOffer[],
  code?: string,
): readonly string[] => [
  ...codes.filter((one) => offers.every((offer) => offer.code !== one)),
  ...(code ? [code] : []),
];

const joined = (parts: readonly string[]): string | undefined =>
  parts.length > 0 ? parts.join(',') : undefined;

/** The choices as the preview's query; no choice at all is an empty query, which is the one that the server embedded. */
export function previewQuery({ addressId, deliveries, vouchers }: Choices): CheckoutChoices {
  const codes = joined(vouchers.toSorted());
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
  readonly preview: Pick<CheckoutPreview, 'total' | 'vouchers'>;
};

/** The order as it is sent: the choices, of the vouchers those that take something off, and the total that the shopper saw. */
export function orderRequest(choices: Choices, { addressId, payment, preview }: Agreed): PlaceOrderRequest {
  const vouchers = choices.vouchers.filter((code) =>
    preview.vouchers.some((offer) => offer.code === code && offer.applies && !isIdle(offer)),
  );
  const messages = Object.entries(choices.notes).flatMap(([shop, text]) =>
    text.trim() ? [{ shopid: Number(shop), text: text.trim() }] : [],
  );
  return {
    ...previewQuery({ ...choices, vouchers }),
    address_id: addressId,
    ...payments[payment],
    seen_total: preview.total,
    ...(messages.length > 0 && { messages }),
  };
}
