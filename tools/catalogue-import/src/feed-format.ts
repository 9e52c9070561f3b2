import { googleMerchant } from './google-merchant.ts';
import type { FeedRecord, ReadProduct } from './product.ts';
import { shopify } from './shopify.ts';

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

const formats: readonly FeedFormat[] = [googleMerchant, shopify];

/** The format that the columns tell; undefined for a file that is no feed. */
export const detectFormat = (columns: readonly string[]): FeedFormat | undefined =>
  formats.find((format) => format.required.every((column) => columns.includes(column)));

/** What a person is told of the formats: each with the columns that it can't do without. */
export const describeFormats = (): string =>
  formats.map((format) => `${format.name} (${format.required.join(', ')})`).join(' or ');
