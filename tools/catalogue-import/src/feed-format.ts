import type { FeedRecord, ReadProduct } from './product.ts';

export type ReadOptions = {
  /** Puts everything into one shop, whatever the feed says. */
  shop?: string;
  /** For prices that name none. */
  currency: string;
  now: Date;
};

/** A dialect of product feeds. */
export type FeedFormat = {
  name: string;
  /** A file is of this format when it has all of them. */
  required: readonly string[];
  /** Which product a row belongs to; rows with the same key are read together, wherever they stand; empty for one that stands alone. */
  productKey: (record: FeedRecord, options: Pick<ReadOptions, 'shop'>) => string;
  /** What the product of some rows is called in its shop, though it may not be fit to go in. */
  productId: (records: readonly FeedRecord[]) => string;
  readProduct: (records: readonly FeedRecord[], options: ReadOptions) => ReadProduct;
};
