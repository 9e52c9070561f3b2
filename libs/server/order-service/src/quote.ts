import type { CheckoutSums, CoinTotals, PricedShop, VoucherEvaluation } from '@pasar/cart';
import type { LineKey, LineProblem, Offer, OfferShop } from '@pasar/cart-service';
import type { DeliveryOption } from '@pasar/delivery';
import type { Money } from '@pasar/money';
import type { DeliveryAddress } from './find-address.ts';
import type { StoredVoucher } from './load-vouchers.ts';

/** A picked line of the cart. */
export type PickedLine = LineKey & { readonly quantity: number };

export type QuotedLine = PickedLine & {
  readonly offer: Offer;
  readonly price: Money;
  /** What deals take off the line; `subtotal` is what is left. */
  readonly deal_discount?: Money;
  readonly deal_label?: string;
  /** Pieces that are sold at the price of the offer's flash sale. */
  readonly flash_quantity: number;
  readonly subtotal: Money;
};

export type JudgedVoucher = StoredVoucher & { readonly judgement: VoucherEvaluation };

/** What one shop's share of a checkout comes to: it becomes one order. */
export type QuotedShop = {
  readonly shop: OfferShop;
  readonly lines: readonly QuotedLine[];
  readonly delivery: DeliveryOption;
  readonly deliveryOptions: readonly DeliveryOption[];
  /** In use. */
  readonly voucher?: JudgedVoucher;
  readonly sums: PricedShop & CoinTotals;
};

/** A picked line that can't be bought now, and why. */
export type UnavailableLine = {
  readonly itemid: number;
  readonly name: string;
  readonly problem: LineProblem;
};

/** A checkout as the server prices it at one moment. */
export type Quote = {
  readonly currency: string;
  readonly shops: readonly QuotedShop[];
  readonly unavailableLines: readonly UnavailableLine[];
  readonly address?: DeliveryAddress;
  /** Everything that could be used here, and everything that was asked for. */
  readonly vouchers: readonly JudgedVoucher[];
  /** Codes that were asked for and are no vouchers. */
  readonly unknownCodes: readonly string[];
  /** In use. */
  readonly platformVoucher?: JudgedVoucher;
  readonly sums: CheckoutSums & CoinTotals;
  /** What the shopper has, and could spend here. */
  readonly coins: { readonly balance: number } & CoinTotals;
  /** What one coin takes off, in the minor unit. */
  readonly coinValue: number;
};
