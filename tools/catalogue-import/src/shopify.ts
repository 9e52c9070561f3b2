import type { FeedFormat, ReadOptions } from './feed-format.ts';
import { toPriceFields, readPrice } from './price-field.ts';
import type { Fault, FeedRecord, Product, ReadProduct, Variant } from './product.ts';
import { readStock } from './stock-field.ts';
import { categoryPath, oneLine, plainText } from './text-field.ts';
import { findTextFault } from './find-text-fault.ts';

type Fields = FeedRecord['fields'];
const optionNumbers = [1, 2, 3] as const;

/** Option names stand on a product's first row only; Shopify writes `Title: Default Title` for "no options". */
const options = (fields: Fields, first: Fields): Variant['options'] =>
  Object.fromEntries(
    optionNumbers
      .map((n) => [
        oneLine(fields[`option${n}_name`] || first[`option${n}_name`]).toLowerCase(),
        oneLine(fields[`option${n}_value`]),
      ])
      .filter(([name, value]) => name && value && value !== 'Default Title'),
  );

/** A row that only carries one more picture has no price. */
const priceOf = (fields: Fields): string => (fields.variant_price || fields.price || '').trim();

const readVariant = ({ line, fields }: FeedRecord, first: Fields, given: ReadOptions): Variant | string => {
  const price = readPrice(priceOf(fields), given.currency);
  if (typeof price === 'string') return price;
  const stock = readStock('', fields.variant_inventory_qty ?? '');
  if (typeof stock === 'string') return stock;
  const before = readPrice(fields.variant_compare_at_price ?? '', given.currency);
  const chosen = options(fields, first);
  const externalId = [oneLine(first.handle), ...Object.values(chosen)].join('/').slice(0, 200);
  const prices = typeof before === 'string' ? { price } : toPriceFields(before, price);
  return { externalId, line, ...prices, stock, options: chosen };
};

const toProductFields = (first: Fields, { shop }: ReadOptions): Omit<Product, 'variants' | 'pictures'> => ({
  externalId: oneLine(first.handle),
  shop: shop ?? oneLine(first.vendor),
  title: oneLine(first.title),
  description: plainText(first.body_html || first.description),
  brand: oneLine(first.vendor),
  adult: false,
  categoryPath: categoryPath(first.product_category || first.type),
});

const isHidden = (fields: Fields): boolean =>
  /^(draft|archived)$/i.test((fields.status ?? '').trim()) ||
  /^false$/i.test((fields.published ?? '').trim());

const pictures = (records: readonly FeedRecord[]): string[] => [
  ...new Set(
    records
      .flatMap(({ fields }) => [fields.image_src ?? '', fields.variant_image ?? ''])
      .map((link) => link.trim())
      .filter((link) => link !== ''),
  ),
];

/** A product is its first row's words, and every row's variant and picture. Drafts and archived ones stay out. */
const readProduct = (records: readonly FeedRecord[], given: ReadOptions): ReadProduct => {
  const first = records[0];
  if (!first || isHidden(first.fields)) return { faults: [] };
  const product = toProductFields(first.fields, given);
  const wrong = findTextFault(product) ?? (product.externalId === '' ? 'it has no handle' : undefined);
  if (wrong) return { faults: [{ line: first.line, reason: wrong }] };
  const rows = records.filter(({ fields }) => priceOf(fields) !== '');
  if (rows.length === 0) return { faults: [{ line: first.line, reason: 'it has no price' }] };
  const variants: Variant[] = [];
  const faults: Fault[] = [];
  for (const row of rows) {
    const variant = readVariant(row, first.fields, given);
    if (typeof variant === 'string') faults.push({ line: row.line, reason: variant });
    else variants.push(variant);
  }
  return variants.length === 0
    ? { faults }
    : { product: { ...product, pictures: pictures(records), variants }, faults };
};

/** Shopify's product CSV, as its admin exports it, in the older and in the newer column names. */
export const shopify: FeedFormat = {
  name: 'Shopify product CSV',
  required: ['handle', 'title'],
  productKey: ({ fields }) => oneLine(fields.handle),
  readProduct,
};
