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
};

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

export type ReadProduct = { product?: Product; faults: Fault[] };

/** A line of the file under its column names. */
export type FeedRecord = { line: number; fields: Readonly<Record<string, string>> };
