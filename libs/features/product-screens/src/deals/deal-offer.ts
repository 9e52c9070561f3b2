import type { AddOnDeal, BundleDeal, ItemCard, ItemDeals } from '@pasar/catalogue-api';
import { clampQuantity } from '@pasar/cart';
import type { Money } from '@pasar/money';

/** An item that can be bought with the main item. */
export type DealOption = {
  readonly item: ItemCard;
  /** The price of one piece as an add-on. */
  readonly price?: Money;
  /** The most add-on pieces per piece of the main item. */
  readonly perMain?: number;
};

/** A deal that the page offers. */
export type DealOffer = {
  readonly kind: 'bundle' | 'add-on';
  readonly dealid: number;
  readonly label: string;
  /** The number of pieces that the deal requires, including those of the main item. */
  readonly needed: number;
  /** The added items are free. */
  readonly gift: boolean;
  readonly options: readonly DealOption[];
};

/** @spec add-on-deal-sub-type */
const freeGift = 1;

type DealContext = { readonly itemid: number; readonly adult: boolean };

const isOption = ({ itemid, is_adult }: ItemCard, context: DealContext): boolean =>
  itemid !== context.itemid && (context.adult || !is_adult);

const bundleOffer = (
  { dealid, label, min_quantity, items }: BundleDeal,
  context: DealContext,
): DealOffer => ({
  kind: 'bundle',
  dealid,
  label,
  needed: min_quantity,
  gift: false,
  options: items.filter((item) => isOption(item, context)).map((item) => ({ item })),
});

const addOnOffer = ({ dealid, label, sub_type, sub_items }: AddOnDeal, context: DealContext): DealOffer => ({
  kind: 'add-on',
  dealid,
  label,
  needed: 2,
  gift: sub_type === freeGift,
  options: sub_items
    .filter(({ item }) => isOption(item, context))
    .map(({ item, add_on_price, limit }) => ({ item, price: add_on_price, perMain: limit })),
});

/** The item's deals, without adult items unless the shopper is an adult; add-on deals without options are left out. */
export const dealOffers = (
  { bundle_deals, add_on_deals }: ItemDeals,
  context: DealContext,
): readonly DealOffer[] => [
  ...bundle_deals.map((deal) => bundleOffer(deal, context)),
  ...add_on_deals.map((deal) => addOnOffer(deal, context)).filter(({ options }) => options.length > 0),
];

/** The most pieces of an option: limited by the deal and the stock. */
export const maxOptionQuantity = ({ item, perMain }: DealOption, mainQuantity: number): number =>
  clampQuantity(perMain === undefined ? Number.MAX_SAFE_INTEGER : perMain * mainQuantity, item.stock);
