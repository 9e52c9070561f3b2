import type { Picture } from '@pasar/http-contract';
import type { Money } from '@pasar/money';

/** The shop of an offer, as shown in carts and orders. */
export type OfferShop = {
  readonly shopid: number;
  readonly username: string;
  readonly name: string;
  readonly is_official_shop: boolean;
};

/** An item, or one model of it, as it can be bought now. */
export type Offer = {
  readonly shopid: number;
  readonly itemid: number;
  /** 0 for an item without models. */
  readonly modelid: number;
  readonly shop: OfferShop;
  readonly name: string;
  readonly model_name: string;
  /** Number of the item's models; 0 for an item without models. */
  readonly model_count: number;
  readonly picture: Picture;
  readonly price: Money;
  readonly price_before_discount?: Money;
  /** Unit price from `min_quantity` on; empty for a model. */
  readonly wholesale_tiers: readonly { readonly min_quantity: number; readonly price: Money }[];
  /** The active flash sale, with the quantity that this shopper can still buy. */
  readonly flash?: {
    readonly price: Money;
    readonly starts_at: number;
    readonly remaining: number;
    /** The limit per user, if the shopper has bought as many. */
    readonly usedLimit?: number;
  };
  readonly stock: number;
  /** 1 when item, model and shop are available. */
  readonly status: number;
  readonly is_adult: boolean;
  readonly is_new_arrival: boolean;
  /** Whether the seller accepts cash on delivery for it. */
  readonly can_use_cod: boolean;
  /** Whether the seller accepts instalments for it, by credit card and otherwise. */
  readonly is_cc_installment_payment_eligible: boolean;
  readonly is_non_cc_installment_payment_eligible: boolean;
  /** The shop's location, as the shop names it. */
  readonly ships_from: string;
  readonly shipping_min: Money;
  readonly shipping_max: Money;
};
