import type { ColumnMeaning } from './column-words.data.ts';
import type { FeedRecord, ReadProduct } from './product.ts';

export type ReadOptions = {
  /** Assigns all products to this shop, whatever the feed says. */
  shop?: string;
  /** The currency of prices that name none. */
  currency: string;
  now: Date;
};

/** A product feed format. */
export type FeedFormat = {
  name: string;
  /** The columns that identify the format; all must be present. */
  required: readonly string[];
  /** The columns that identify the format when they are named in another language; one of each list must be present. */
  requiredInTranslation: readonly (readonly string[])[];
  /** The column of each meaning that the format reads; `#` stands for a number. */
  columns: Readonly<Partial<Record<ColumnMeaning, string>>>;
  /** Fills in columns of a table's row from others. */
  completeRow?: (fields: FeedRecord['fields']) => FeedRecord['fields'];
  /**
   * Returns the product that a row belongs to: rows with the same key are read together, wherever they are; empty for a single
   * row.
   */
  productKey: (record: FeedRecord, options: Pick<ReadOptions, 'shop'>) => string;
  /**
   * Returns the number by which rows may also refer to a row's product, as the key `id:<number>`; rows of both keys are read
   * together.
   */
  productNumber?: (record: FeedRecord) => number | undefined;
  /** Returns the product's id in its shop, even if the product is invalid. */
  productId: (records: readonly FeedRecord[]) => string;
  readProduct: (records: readonly FeedRecord[], options: ReadOptions) => ReadProduct;
};
