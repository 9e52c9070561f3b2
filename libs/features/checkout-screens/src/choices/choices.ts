import { buyNowParam, formatBoughtLines, formatBuyNow, parseBuyNow, parseCheckoutParams } from '@pasar/cart';
import type { BuyNowLine } from '@pasar/cart';
import type { InvoiceChoice, InvoiceKind } from '@pasar/order';
import type { PaymentMethod } from '@pasar/payment';
import type {
  CheckoutPreviewQuery,
  CheckoutPreview,
  CheckoutShop,
  PlaceOrderRequest,
  VoucherOffer,
} from '@pasar/order-api/inject';

/** The shopper's choices; the server decides what is left undefined. */
export type ShopperChoices = {
  /** The single line to buy instead of the cart, from the URL. */
  readonly buy?: string;
  readonly addressId?: number;
  /** Delivery channel by shop. */
  readonly deliveries: Readonly<Record<number, string>>;
  /** Branch by shop, for deliveries to one. */
  readonly branches: Readonly<Record<number, string>>;
  /** Codes: at most one of the platform and one per shop. */
  readonly vouchers: readonly string[];
  /** Whether the server uses the best vouchers, instead of `vouchers`. */
  readonly usesBestVouchers?: boolean;
  readonly useCoins?: boolean;
  readonly payment?: PaymentMethod;
  /** The bank, store chain or number of months of that method. */
  readonly paymentOption?: string;
  readonly invoiceKind?: InvoiceKind;
  /** What was typed for each kind of invoice. */
  readonly invoiceCodes: Readonly<Partial<Record<InvoiceKind, string>>>;
  /** Note by shop. */
  readonly notes: Readonly<Record<number, string>>;
};

export const noChoices: ShopperChoices = {
  deliveries: {},
  branches: {},
  vouchers: [],
  invoiceCodes: {},
  notes: {},
};

/**
 * The choices in the URL: a line to buy without the cart, or the vouchers and coins that the cart has suggested. The best vouchers if
 * it names none.
 */
export function initialChoices(query: string): ShopperChoices {
  const line = parseBuyNow(new URLSearchParams(query).get(buyNowParam));
  if (line) return { ...noChoices, usesBestVouchers: true, buy: formatBuyNow(line) };
  const { codes, usesCoins } = parseCheckoutParams(query);
  return {
    ...noChoices,
    ...(codes.length > 0 ? { vouchers: codes } : { usesBestVouchers: true }),
    ...(usesCoins && { useCoins: true }),
  };
}

/** The vouchers of a shop, or of the platform. */
export const findOffers = (
  { vouchers }: Pick<CheckoutPreview, 'vouchers'>,
  shopid?: number,
): readonly VoucherOffer[] => vouchers.filter((offer) => offer.shopid === shopid);

/** Whether the voucher applies without saving anything, such as free shipping that is free already. */
export const savesNothing = ({ applies, saves }: VoucherOffer): boolean => applies && saves.amount === 0;

/** Replaces the chosen code among `offers` with `code`, or removes it if undefined. */
export const withVoucher = (
  codes: readonly string[],
  offers: readonly VoucherOffer[],
  code?: string,
): readonly string[] => [
  ...codes.filter((one) => offers.every((offer) => offer.code !== one)),
  ...(code ? [code] : []),
];

/** The choices with the vouchers that the preview uses: the best ones, or the chosen ones without others of the same issuer. */
export const resolveVouchers = (
  { usesBestVouchers, ...choices }: ShopperChoices,
  { best_vouchers, surplus_codes = [] }: Pick<CheckoutPreview, 'best_vouchers' | 'surplus_codes'>,
): ShopperChoices => ({
  ...choices,
  vouchers: usesBestVouchers
    ? (best_vouchers?.codes ?? [])
    : choices.vouchers.filter((code) => !surplus_codes.includes(code)),
});

/** Whether exactly these codes are chosen, in any order. */
export const areChosen = (
  codes: readonly string[],
  { vouchers }: Pick<ShopperChoices, 'vouchers'>,
): boolean => new Set([...codes, ...vouchers]).size === codes.length && codes.length === vouchers.length;

const joinList = (parts: readonly string[]): string | undefined =>
  parts.length > 0 ? parts.join(',') : undefined;

const joinByShop = (values: Readonly<Record<number, string>>): string | undefined =>
  joinList(Object.entries(values).map(([shop, value]) => `${shop}:${value}`));

/** Whether the shop's parcel goes to a branch, by the choice or by the preview. */
export const isPickUp = (
  { shopid, delivery, delivery_options }: CheckoutShop,
  { deliveries }: Pick<ShopperChoices, 'deliveries'>,
): boolean =>
  delivery_options.some(
    ({ channel, is_pick_up }) => is_pick_up && channel === (deliveries[shopid] ?? delivery.channel),
  );

/** Whether a shop's delivery waits for a branch that can be used. */
export const needsBranch = ({ shops }: Pick<CheckoutPreview, 'shops'>): boolean =>
  shops.some(({ delivery }) => delivery.branch_problem !== undefined);

/** Adds choices; choosing vouchers, or none, ends the use of the best ones. */
export const withChoices = (before: ShopperChoices, more: Partial<ShopperChoices>): ShopperChoices => ({
  ...before,
  ...more,
  ...(more.vouchers && { usesBestVouchers: false }),
});

/** The choices as the query of the preview. */
export function previewQuery({
  buy,
  addressId,
  deliveries,
  branches,
  vouchers,
  usesBestVouchers,
  useCoins,
}: ShopperChoices): CheckoutPreviewQuery {
  const codes = joinList(vouchers.toSorted());
  const channels = joinByShop(deliveries);
  const stores = joinByShop(branches);
  return {
    ...(buy && { buy }),
    ...(addressId && { address_id: addressId }),
    ...(usesBestVouchers ? { use_best_vouchers: true } : codes && { vouchers: codes }),
    ...(channels && { deliveries: channels }),
    ...(stores && { branches: stores }),
    ...(useCoins && { use_coins: true }),
  };
}

type OrderTerms = {
  readonly addressId: number;
  readonly payment: PaymentMethod;
  /** Valid; absent in markets that ask nothing. */
  readonly invoice?: InvoiceChoice;
  readonly preview: Pick<CheckoutPreview, 'shops' | 'total' | 'vouchers' | 'coins'>;
};

const listBoughtLines = ({ shops }: Pick<CheckoutPreview, 'shops'>): BuyNowLine[] =>
  shops.flatMap(({ shopid, lines }) =>
    lines.map(({ itemid, modelid = 0, quantity }) => ({ shopid, itemid, modelid, quantity })),
  );

/** Builds the order request: the choices, the vouchers that save something, and the total and lines that the shopper saw. */
export function orderRequest(
  choices: ShopperChoices,
  { addressId, payment, invoice, preview }: OrderTerms,
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
    seen_lines: formatBoughtLines(listBoughtLines(preview)),
    ...(choices.useCoins && { seen_coins: preview.coins.spendable }),
    ...(invoice && { invoice: { kind: invoice.kind, code: invoice.code } }),
    ...(messages.length > 0 && { messages }),
  };
}
