/** A flash sale of an item: half open in time, start ≤ now < end, in epoch milliseconds. */
export type FlashSale = {
  readonly starts_at?: number;
  readonly ends_at: number;
  /** Pieces left at the flash price. */
  readonly stock: number;
};

export type FlashSaleState =
  { readonly state: 'upcoming' | 'on'; readonly remaining: number } | { readonly state: 'sold-out' | 'over' };

/** Where a sale stands, with the milliseconds that remain to its start or its end. A sale without a start has begun. */
export const flashSaleState = (sale: FlashSale, now: number): FlashSaleState => {
  if (now >= sale.ends_at) return { state: 'over' };
  if (sale.starts_at !== undefined && now < sale.starts_at) {
    return { state: 'upcoming', remaining: sale.starts_at - now };
  }
  return sale.stock > 0 ? { state: 'on', remaining: sale.ends_at - now } : { state: 'sold-out' };
};
