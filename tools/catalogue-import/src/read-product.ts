import type { ReadProduct } from './product.ts';

/** What was read of a product, with nothing where nothing is said. */
export const readProduct = (read: Partial<ReadProduct>): ReadProduct => ({
  faults: [],
  warnings: [],
  leftOut: [],
  companionRows: 0,
  ...read,
});
