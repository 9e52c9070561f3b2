import type { ReadProduct } from './product.ts';

/** Returns the result of reading a product, with empty defaults. */
export const readProduct = (read: Partial<ReadProduct>): ReadProduct => ({
  faults: [],
  warnings: [],
  leftOut: [],
  companionRows: 0,
  ...read,
});
