/** A flash sale of an item, from start (inclusive) to end (exclusive), epoch milliseconds. */
export type FlashSale = {
  readonly starts_at?: number;
  readonly ends_at: number;
  /** Units left at the flash-sale price. */
  readonly stock: number;
};

export type FlashSaleState =
  { readonly state: 'upcoming' | 'on'; readonly remaining: number } | { readonly state: 'sold-out' | 'over' };

/** The state of a sale, with the milliseconds until it starts or ends. A sale without a start has begun. */
export const flashSaleState = (sale: FlashSale, now: number): FlashSaleState => {
  if (now >= sale.ends_at) return { state: 'over' };
  if (sale.starts_at !== undefined && now < sale.starts_at) {
    return { state: 'upcoming', remaining: sale.starts_at - now };
  }
  return sale.stock > 0 ? { state: 'on', remaining: sale.ends_at - now } : { state: 'sold-out' };
};
