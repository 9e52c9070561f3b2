import { productLimits } from './product-limits.data.ts';

type StockChange = {
  /** What is in stock now. */
  readonly current: number;
  /** What the seller has read, and what they made of it. */
  readonly seen: number;
  readonly wanted: number;
};

/** The stock after a seller's change: their difference counts, so that what was sold meanwhile stays sold. Never below 0. */
export const adjustStock = ({ current, seen, wanted }: StockChange): number =>
  Math.min(productLimits.maxStock, Math.max(0, current + wanted - seen));
