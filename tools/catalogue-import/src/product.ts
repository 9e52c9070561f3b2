import type { Money } from '@pasar/money';

/** One thing that can be bought: a row of the feed. */
export type Variant = {
  externalId: string;
  /** Where it stands in the file, 1 for the header. */
  line: number;
  /** In the feed's currency; the sale price where there is one. */
  price: Money;
  priceBeforeDiscount?: Money;
  stock: number;
  /** What sets it apart from its siblings: `{ color: 'Red', size: 'M' }`; none of the values is empty. */
  options: Readonly<Record<string, string>>;
  identifiers: Identifiers;
  /** Of this variant; its product's are among them. */
  pictures: readonly string[];
};

/** What others call a variant: the trade's number, the maker's, the seller's. */
export type Identifiers = { readonly gtin?: string; readonly mpn?: string; readonly sku?: string };

/** Rows that belong together. What is the same for all of them comes from the first. */
export type Product = {
  externalId: string;
  shop: string;
  title: string;
  description: string;
  brand: string;
  /** Sold to adults only. */
  adult: boolean;
  categoryPath: string[];
  /** As the feed writes them: relative to its folder, or addresses. */
  pictures: string[];
  variants: Variant[];
};

/** A row that can't go in, and why, in words for the person who made the feed. */
export type Fault = { line: number; reason: string };

/** What became of the rows of a product. Each is a variant, a fault, left out on purpose, or completes another row. */
export type ReadProduct = {
  product?: Product;
  faults: Fault[];
  /** What was put right, or left off, in rows that went in. */
  warnings: Fault[];
  /** Rows that the seller keeps from being sold. */
  leftOut: Fault[];
  /** Rows that complete others: a further picture, the parent of variations. */
  companionRows: number;
  /** What the product is called in its shop, though it may not go in; absent where that could not be read. */
  productId?: string;
};

/** A line of the file under its column names. */
export type FeedRecord = {
  line: number;
  fields: Readonly<Record<string, string>>;
  /** What had to be guessed to read it. */
  warnings?: readonly string[];
};
