import type { FeedFormat, ReadOptions } from './feed-format.ts';
import { isSaleOn, toPriceFields, readPrice } from './price-field.ts';
import type { PriceFields } from './price-field.ts';
import { readIdentifiers, readTraits } from './identifier-fields.ts';
import { readPictureLinks } from './picture-links.ts';
import type { Fault, FeedRecord, Product, ReadProduct, Variant } from './product.ts';
import { readProduct } from './read-product.ts';
import { toReason } from './reason.ts';
import type { Reason } from './reason.ts';
import { readStock } from './stock-field.ts';
import { parseGoogleCategoryPath, plainId, plainName, htmlToText, plainTitle } from './text-field.ts';
import { findTextFault, fitDescription } from './find-text-fault.ts';

/** The attributes by which the rows of one `item_group_id` may differ. */
const optionNames = ['color', 'size', 'material', 'pattern'] as const;

const options = (fields: FeedRecord['fields']): Variant['options'] =>
  Object.fromEntries(
    optionNames.map((name) => [name, plainName(fields[name])] as const).filter(([, value]) => value !== ''),
  );

type Warn = (reason: Reason) => void;

function readPrices(
  fields: FeedRecord['fields'],
  { currency, now }: ReadOptions,
  warn: Warn,
): PriceFields | Reason {
  const price = readPrice(fields.price ?? '', currency);
  if ('code' in price) return price;
  const written = (fields.sale_price ?? '').trim();
  const isOn = isSaleOn(fields.sale_price_effective_date ?? '', now);
  if (written === '' || isOn === false) return { price };
  const sale = readPrice(written, currency, 'sale-price');
  if ('code' in sale) return sale;
  if (isOn && sale.currency === price.currency) return toPriceFields(price, sale);
  warn(toReason('sale-price-left-out', { price: written }));
  return { price };
}

const maxIdLength = 200;

/** How a spreadsheet writes a long number of which it shows a few digits: several ids may become the same. */
const roundedNumber = /^\d(?:[.,]\d{1,14})?E\+\d\d$/i;

const toOptions = (fields: FeedRecord['fields'], warn: Warn): Variant['options'] => ({
  ...options(fields),
  ...readTraits(fields, warn),
});

const readVariant = ({ line, fields }: FeedRecord, given: ReadOptions, warn: Warn): Variant | Reason => {
  const externalId = plainId(fields.id);
  if (externalId === '') return toReason('id-missing');
  if (roundedNumber.test(externalId)) return toReason('id-rounded', { id: externalId });
  if (externalId.length > maxIdLength) return toReason('id-too-long', { max: maxIdLength });
  const found = readPrices(fields, given, warn);
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
  description: fitDescription(htmlToText(fields.description || fields.summary || fields.content), warn),
  brand: plainName(fields.brand),
  adult: /^(yes|true)$/i.test((fields.adult ?? '').trim()),
  categoryPath: parseGoogleCategoryPath(fields.product_type, fields.google_product_category),
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
  const read = records.map((record) =>
    readRow(record, given, (reason) => warnings.push({ line: record.line, reason })),
  );
  const faults = read.flatMap((row) => ('reason' in row ? [{ line: row.line, reason: row.reason }] : []));
  const good = read.flatMap((row) => ('variant' in row ? [row] : []));
  const [first] = good;
  if (!first) return readProduct({ faults, warnings });
  const variants = good.map(({ variant }) => variant);
  const pictures = [...new Set(variants.flatMap((variant) => variant.pictures))];
  return readProduct({ product: { ...first.product, pictures, variants }, faults, warnings });
};

/** Google Merchant's product data as text or XML; the column `shop` names the seller. */
export const googleMerchant: FeedFormat = {
  name: 'Google Merchant',
  required: ['id', 'title', 'price'],
  productKey: ({ fields }, given) => {
    const id = readId(fields);
    return id && `${readShop(fields, given)}\n${id}`;
  },
  productId: ([first]) => (first ? readId(first.fields) : ''),
  readProduct: readRows,
};
