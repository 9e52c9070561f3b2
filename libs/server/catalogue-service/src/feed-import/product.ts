import type { Money } from '@pasar/money';
import type { Reason } from './reason.ts';

/** What `line` counts: lines, or products where several share a line, as in XML without line breaks. */
export type LineUnit = 'line' | 'product';

/** A variant that can be bought: a row of the feed. */
export type Variant = {
  externalId: string;
  /** Line in the file, where the header is 1, or the product's number; unique in the feed. */
  line: number;
  /** In the feed's currency; the sale price if there is one. */
  price: Money;
  priceBeforeDiscount?: Money;
  stock: number;
  /** What distinguishes it from its siblings: `{ color: 'Red', size: 'M' }`; values are not empty. */
  options: Readonly<Record<string, string>>;
  identifiers: Identifiers;
  /** The variant's pictures; the product's pictures include them. */
  pictures: readonly string[];
};

/** A variant's external identifiers: the trade's, the manufacturer's and the seller's. */
export type Identifiers = { readonly gtin?: string; readonly mpn?: string; readonly sku?: string };

/** Rows that belong together. Shared fields come from the first row. */
export type Product = {
  externalId: string;
  shop: string;
  title: string;
  description: string;
  brand: string;
  /** Sold to adults only. */
  adult: boolean;
  categoryPath: string[];
  /** As in the feed: paths relative to its folder, or URLs. */
  pictures: string[];
  variants: Variant[];
};

/** A row that cannot be imported, with a reason for the author of the feed. */
export type Fault = { line: number; reason: Reason };

/** The result of reading a product's rows. Each row is a variant, a fault, left out on purpose, or completes another row. */
export type ReadProduct = {
  product?: Product;
  faults: Fault[];
  /** What was corrected or dropped in imported rows. */
  warnings: Fault[];
  /** Rows that the seller keeps unpublished. */
  leftOut: Fault[];
  /** Rows that complete others: an additional picture, or the parent of variations. */
  companionRows: number;
  /** The product's id in its shop, even if it is invalid; absent if it could not be read. */
  productId?: string;
};

/** A line of the file by column names. */
export type FeedRecord = {
  line: number;
  fields: Readonly<Record<string, string>>;
  /** Guesses that were needed to read it. */
  warnings?: readonly Reason[];
};
