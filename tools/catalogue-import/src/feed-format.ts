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
  /** Which product a row belongs to; neighbours with the same key are read together. */
  productKey: (record: FeedRecord) => string;
  readProduct: (records: readonly FeedRecord[], options: ReadOptions) => ReadProduct;
};
