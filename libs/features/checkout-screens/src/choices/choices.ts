import { buyNowParam, formatBuyNow, parseBuyNow } from '@pasar/cart';
import type { PaymentMethod } from '@pasar/payment';
import type {
  CheckoutChoices,
  CheckoutPreview,
  PlaceOrderRequest,
  VoucherOffer,
} from '@pasar/order-api/inject';

/** The shopper's choices; what is not chosen is left to the server. */
export type Choices = {
  /** The only line to buy, from the page's address, instead of the cart's. */
  readonly buy?: string;
  readonly addressId?: number;
  /** Delivery channel by shop. */
  readonly deliveries: Readonly<Record<number, string>>;
  /** Codes: at most one of the platform and one of each shop. */
  readonly vouchers: readonly string[];
  readonly useCoins?: boolean;
  readonly payment?: PaymentMethod;
  /** A bank, a chain of shops or months of that method. */
  readonly paymentOption?: string;
  /** Note by shop. */
  readonly notes: Readonly<Record<number, string>>;
};

export const noChoices: Choices = { deliveries: {}, vouchers: [], notes: {} };

/** The choices that the page's address holds: a line to buy without the cart, if any. */
export function initialChoices(query: string): Choices {
  const line = parseBuyNow(new URLSearchParams(query).get(buyNowParam));
  return line ? { ...noChoices, buy: formatBuyNow(line) } : noChoices;
}

/** The vouchers of a shop, or of the platform. */
export const offersOf = (
  { vouchers }: Pick<CheckoutPreview, 'vouchers'>,
  shopid?: number,
): readonly VoucherOffer[] => vouchers.filter((offer) => offer.shopid === shopid);

/** Whether the voucher applies without saving anything, such as free delivery that is free already. */
export const savesNothing = ({ applies, saves }: VoucherOffer): boolean => applies && saves.amount === 0;

/** The codes with `code` in place of the one chosen among `offers`; without a code that one is removed. */
export const withVoucher = (
  codes: readonly string[],
  offers: readonly VoucherOffer[],
  code?: string,
): readonly string[] => [
  ...codes.filter((one) => offers.every((offer) => offer.code !== one)),
  ...(code ? [code] : []),
];

const joinList = (parts: readonly string[]): string | undefined =>
  parts.length > 0 ? parts.join(',') : undefined;

/** The choices as the query of the preview. No choices give an empty query, which is the one that the server has embedded. */
export function previewQuery({ buy, addressId, deliveries, vouchers, useCoins }: Choices): CheckoutChoices {
  const codes = joinList(vouchers.toSorted());
  const channels = joinList(Object.entries(deliveries).map(([shop, channel]) => `${shop}:${channel}`));
  return {
    ...(buy && { buy }),
    ...(addressId && { address_id: addressId }),
    ...(codes && { vouchers: codes }),
    ...(channels && { deliveries: channels }),
    ...(useCoins && { use_coins: true }),
  };
}

type OrderTerms = {
  readonly addressId: number;
  readonly payment: PaymentMethod;
  readonly preview: Pick<CheckoutPreview, 'total' | 'vouchers' | 'coins'>;
};

/** The request to place the order: the choices, the vouchers that save something, and the total that the shopper saw. */
export function orderRequest(
  choices: Choices,
  { addressId, payment, preview }: OrderTerms,
): PlaceOrderRequest {
  const vouchers = choices.vouchers.filter((code) =>
    preview.vouchers.some((offer) => offer.code === code && offer.applies && !savesNothing(offer)),
  );
  const messages = Object.entries(choices.notes).flatMap(([shop, text]) =>
    text.trim() ? [{ shopid: Number(shop), text: text.trim() }] : [],
  );
  return {
    ...previewQuery({ ...choices, vouchers }),
    address_id: addressId,
    payment_channel: payment,
    seen_total: preview.total,
    ...(choices.useCoins && { seen_coins: preview.coins.spendable }),
    ...(messages.length > 0 && { messages }),
  };
}
