import { productLimits } from './product-limits.data.ts';

type StockChange = {
  /** The current stock. */
  readonly current: number;
  /** The stock that the seller saw, and the stock that they entered. */
  readonly seen: number;
  readonly wanted: number;
};

/** The stock after a seller's change. Applies the difference, so that units sold meanwhile stay sold. Never below 0. */
export const adjustStock = ({ current, seen, wanted }: StockChange): number =>
  Math.min(productLimits.maxStock, Math.max(0, current + wanted - seen));
