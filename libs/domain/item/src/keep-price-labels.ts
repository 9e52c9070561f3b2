/** An item is labelled as deeply discounted from this many per cent on. */
export const deepDiscountPercent = 50;

/** Labels that promise something about an item's price, by their wire names. */
export type PriceLabels = {
  readonly has_lowest_price_guarantee: boolean;
  readonly deep_discount_label: string | null;
};

/** How an edit changes an item's prices. */
export type PriceEdit = {
  /** Whether any price is above the one that buyers saw. */
  readonly isRaised: boolean;
  /** The item's discount after the edit, in whole per cent. */
  readonly rawDiscount: number;
};

/** Returns the price labels that still hold after an edit: a raised price ends the guarantee, a smaller discount the deep one. */
export const keepPriceLabels = (labels: PriceLabels, { isRaised, rawDiscount }: PriceEdit): PriceLabels => ({
  has_lowest_price_guarantee: labels.has_lowest_price_guarantee && !isRaised,
  deep_discount_label: rawDiscount >= deepDiscountPercent ? labels.deep_discount_label : null,
});
