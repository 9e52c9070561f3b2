import { completeGoogleRow } from './complete-google-row.ts';
import type { FeedFormat, ReadOptions } from './feed-format.ts';
import { findTextFault, fitDescription } from './find-text-fault.ts';
import { googleColumns } from './google-columns.data.ts';
import { readGoogleOptions } from './google-options.ts';
import { readGooglePrices } from './google-prices.ts';
import { readIdentifiers, readTraits } from './identifier-fields.ts';
import { isUnpublished } from './is-unpublished.ts';
import { readPictureLinks } from './picture-links.ts';
import type { Fault, FeedRecord, Product, ReadProduct, Variant } from './product.ts';
import { readProduct } from './read-product.ts';
import { toReason } from './reason.ts';
import type { Reason } from './reason.ts';
import { readStock } from './stock-field.ts';
import {
  parseGoogleCategoryPath,
  readDeepestCategory,
  plainId,
  plainName,
  htmlToText,
  plainTitle,
} from './text-field.ts';

type Warn = (reason: Reason) => void;

const maxIdLength = 200;

/** How a spreadsheet writes a long number of which it shows a few digits: several ids may become the same. */
const roundedNumber = /^\d(?:[.,]\d{1,14})?E\+\d\d$/i;

const toOptions = (fields: FeedRecord['fields'], warn: Warn): Variant['options'] => ({
  ...readGoogleOptions(fields),
  ...readTraits(fields, warn),
});

const readVariant = ({ line, fields }: FeedRecord, given: ReadOptions, warn: Warn): Variant | Reason => {
  const externalId = plainId(fields.id);
  if (externalId === '') return toReason('id-missing');
  if (roundedNumber.test(externalId)) return toReason('id-rounded', { id: externalId });
  if (externalId.length > maxIdLength) return toReason('id-too-long', { max: maxIdLength });
  const found = readGooglePrices(fields, given, warn);
  if ('code' in found) return found;
  const stock = readStock(fields.availability ?? '', fields.quantity ?? '', { price: fields.price, warn });
  if (typeof stock !== 'number') return stock;
  const { gtin, mpn, sku } = fields;
  return {
    ...{ externalId, line, ...found, stock, options: toOptions(fields, warn) },
    identifiers: readIdentifiers({ gtin, mpn, sku }, warn),
    pictures: readPictureLinks(fields.image_link, fields.additional_image_link),
  };
};

const readShop = (fields: FeedRecord['fields'], { shop }: Pick<ReadOptions, 'shop'>): string =>
  shop ?? (plainName(fields.shop) || plainName(fields.brand));

const readId = (fields: FeedRecord['fields']): string => plainId(fields.item_group_id) || plainId(fields.id);

const toProductFields = (
  { fields }: FeedRecord,
  given: ReadOptions,
  warn: Warn,
): Omit<Product, 'variants' | 'pictures'> => ({
  externalId: readId(fields),
  shop: readShop(fields, given),
  title: plainTitle(fields.title),
  description: fitDescription(
    htmlToText(fields.description || fields.summary || fields.content || fields.short_description),
    warn,
  ),
  brand: plainName(fields.brand),
  adult: /^(yes|true)$/i.test((fields.adult ?? '').trim()),
  categoryPath: fields.categories
    ? readDeepestCategory(fields.categories)
    : parseGoogleCategoryPath(fields.product_type, fields.google_product_category),
});

type ReadRow = { readonly line: number; readonly product: Omit<Product, 'variants' | 'pictures'> } & (
  { readonly variant: Variant } | { readonly reason: Reason }
);

/** Reads a row on its own, so that an invalid row does not affect its siblings. */
function readRow(record: FeedRecord, given: ReadOptions, warn: Warn): ReadRow {
  const product = toProductFields(record, given, warn);
  const variant = findTextFault(product) ?? readVariant(record, given, warn);
  const { line } = record;
  return 'code' in variant ? { line, product, reason: variant } : { line, product, variant };
}

/** Reads the rows of one product. */
const readRows = (records: readonly FeedRecord[], given: ReadOptions): ReadProduct => {
  const warnings: Fault[] = [];
  const leftOut = records
    .filter(({ fields }) => isUnpublished(fields.published))
    .map(({ line }) => ({ line, reason: toReason('draft') }));
  const published = records.filter(({ fields }) => !isUnpublished(fields.published));
  const read = published.map((record) =>
    readRow(record, given, (reason) => warnings.push({ line: record.line, reason })),
  );
  const faults = read.flatMap((row) => ('reason' in row ? [{ line: row.line, reason: row.reason }] : []));
  const good = read.flatMap((row) => ('variant' in row ? [row] : []));
  const [first] = good;
  if (!first) return readProduct({ faults, warnings, leftOut });
  const variants = good.map(({ variant }) => variant);
  const pictures = [...new Set(variants.flatMap((variant) => variant.pictures))];
  return readProduct({ product: { ...first.product, pictures, variants }, faults, warnings, leftOut });
};

/** Google Merchant's product data as text or XML; the column `shop` names the seller. */
export const googleMerchant: FeedFormat = {
  name: 'Google Merchant',
  required: ['id', 'title', 'price'],
  requiredInTranslation: [
    ['id', 'sku', 'variation_id', 'item_group_id', 'parent_sku', 'mpn', 'gtin'],
    ['title'],
    ['price', 'compare_at_price'],
  ],
  columns: googleColumns,
  completeRow: completeGoogleRow,
  productKey: ({ fields }, given) => {
    const id = readId(fields);
    return id && `${readShop(fields, given)}\n${id}`;
  },
  productId: ([first]) => (first ? readId(first.fields) : ''),
  readProduct: readRows,
};
