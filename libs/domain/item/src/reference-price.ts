/** A reduced price is compared with the lowest price of this many days before the reduction (Directive 98/6/EC, article 6a). */
export const referencePriceDays = 30;

/** A price change. All amounts are in the minor unit of one currency. */
export type PriceChange = {
  readonly price: number;
  /** The price until now, with its reference price if it was reduced; absent for a new product or variant. */
  readonly earlier?: { readonly price: number; readonly reference: number | null };
  /** Whether buyers could see the earlier price. */
  readonly wasShown: boolean;
  /** The lowest price, among those shown, that ended in the last `referencePriceDays`; null if none did. */
  readonly lowestEnded: number | null;
};

/**
 * Returns the price that a price is shown as reduced from; null if it is not reduced. A lower price is compared with the lowest
 * one that buyers saw in the last days, a raised price with none; an unchanged price keeps its reference.
 */
export function referencePrice({ price, earlier, wasShown, lowestEnded }: PriceChange): number | null {
  if (!earlier || price > earlier.price) return null;
  if (price === earlier.price)
    return earlier.reference !== null && earlier.reference > price ? earlier.reference : null;
  const lowest = Math.min(wasShown ? earlier.price : Infinity, lowestEnded ?? Infinity);
  return lowest > price && Number.isFinite(lowest) ? lowest : null;
}
