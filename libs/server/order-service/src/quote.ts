import type {
  BestVouchers,
  CheckoutSums,
  CoinTotals,
  PricedShop,
  SeenPrice,
  VoucherEvaluation,
} from '@pasar/cart';
import type { LineKey, LineProblem, Offer, OfferShop } from '@pasar/cart-service';
import type { DeliveryOption } from '@pasar/delivery';
import type { Money } from '@pasar/money';
import type { BranchRow } from './branches/branch.ts';
import type { DeliveryAddress } from './find-address.ts';
import type { StoredVoucher } from './load-vouchers.ts';

/** A selected line of the cart, with the unit price that the shopper saw there, in the minor unit. */
export type SelectedLine = LineKey & { readonly quantity: number; readonly seen_price?: SeenPrice };

export type QuotedLine = SelectedLine & {
  readonly offer: Offer;
  readonly price: Money;
  /** The discount from deals, already subtracted from `subtotal`. */
  readonly deal_discount?: Money;
  readonly deal_label?: string;
  /** Pieces at the price of the offer's flash sale. */
  readonly flash_quantity: number;
  readonly subtotal: Money;
};

export type EvaluatedVoucher = StoredVoucher & { readonly judgement: VoucherEvaluation };

/** The chosen branch of a delivery to one, and why it cannot be used. */
export type QuotedBranch = {
  readonly branch?: BranchRow;
  readonly problem?: 'required' | 'unknown' | 'closed' | 'full';
};

/** One shop's share of a checkout, which becomes one order. */
export type QuotedShop = {
  readonly shop: OfferShop;
  readonly lines: readonly QuotedLine[];
  readonly delivery: DeliveryOption;
  readonly deliveryOptions: readonly DeliveryOption[];
  /** For a delivery to a branch. */
  readonly pickUp?: QuotedBranch;
  /** The applied voucher. */
  readonly voucher?: EvaluatedVoucher;
  readonly sums: PricedShop & CoinTotals;
};

/** A selected line that can't be bought, and why. */
export type UnavailableLine = {
  readonly itemid: number;
  readonly name: string;
  readonly problem: LineProblem;
};

/** A checkout as priced by the server at one moment. */
export type CheckoutQuote = {
  readonly currency: string;
  readonly shops: readonly QuotedShop[];
  readonly unavailableLines: readonly UnavailableLine[];
  readonly address?: DeliveryAddress;
  /** All usable vouchers, and all requested ones. */
  readonly vouchers: readonly EvaluatedVoucher[];
  /** Those with which the checkout costs least, if they were asked for and any saves something. */
  readonly bestVouchers?: BestVouchers;
  /** Requested codes that are not used, since another voucher of their issuer is. */
  readonly surplusCodes: readonly string[];
  /** Requested codes that are not vouchers. */
  readonly unknownCodes: readonly string[];
  /** The applied voucher. */
  readonly platformVoucher?: EvaluatedVoucher;
  readonly sums: CheckoutSums & CoinTotals;
  /** The shopper's balance, and what can be spent here. */
  readonly coins: { readonly balance: number } & CoinTotals;
  /** The discount of one coin, in the minor unit. */
  readonly coinValue: number;
};
