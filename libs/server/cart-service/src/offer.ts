import type { Picture } from '@pasar/http-contract';
import type { Money } from '@pasar/money';

/** The shop behind an offer, as much of it as carts and orders show. */
export type OfferShop = {
  readonly shopid: number;
  readonly username: string;
  readonly name: string;
  readonly is_official_shop: boolean;
};

/** What can be bought under a line's key right now: an item, or one model of it. */
export type Offer = {
  readonly shopid: number;
  readonly itemid: number;
  /** 0 for an item without models. */
  readonly modelid: number;
  readonly shop: OfferShop;
  readonly name: string;
  readonly model_name: string;
  readonly picture: Picture;
  readonly price: Money;
  readonly price_before_discount?: Money;
  /** From so many pieces on, each costs that; none for a model. */
  readonly wholesale_tiers: readonly { readonly min_quantity: number; readonly price: Money }[];
  /** A flash sale that runs, and how many pieces of it are left for this shopper. */
  readonly flash?: { readonly price: Money; readonly starts_at: number; readonly remaining: number };
  readonly stock: number;
  /** 1 when item, model and shop are all there to be bought from. */
  readonly status: number;
  readonly is_adult: boolean;
  /** Where its shop sends from, as the shop calls the place. */
  readonly ships_from: string;
  readonly shipping_min: Money;
  readonly shipping_max: Money;
};
