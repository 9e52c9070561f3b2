import type { FeedFormat, ReadOptions } from './feed-format.ts';
import { isWithin, toPriceFields, readPrice } from './price-field.ts';
import type { PriceFields } from './price-field.ts';
import type { FeedRecord, Product, ReadProduct, Variant } from './product.ts';
import { readStock } from './stock-field.ts';
import { categoryPath, oneLine, plainText } from './text-field.ts';
import { findTextFault } from './find-text-fault.ts';

/** The attributes by which the rows of one `item_group_id` differ. */
const optionNames = ['color', 'size', 'material', 'pattern'] as const;

const options = (fields: FeedRecord['fields']): Variant['options'] =>
  Object.fromEntries(
    optionNames.map((name) => [name, oneLine(fields[name])] as const).filter(([, value]) => value !== ''),
  );

const prices = (fields: FeedRecord['fields'], { currency, now }: ReadOptions): PriceFields | string => {
  const price = readPrice(fields.price ?? '', currency);
  if (typeof price === 'string') return price;
  const written = (fields.sale_price ?? '').trim();
  if (written === '' || !isWithin(fields.sale_price_effective_date ?? '', now)) return { price };
  const sale = readPrice(written, currency);
  return typeof sale === 'string' ? `the sale price: ${sale}` : toPriceFields(price, sale);
};

const readVariant = ({ line, fields }: FeedRecord, given: ReadOptions): Variant | string => {
  const externalId = oneLine(fields.id);
  if (externalId === '') return 'it has no id';
  if (externalId.length > 200) return 'its id is longer than 200 characters';
  const found = prices(fields, given);
  if (typeof found === 'string') return found;
  const stock = readStock(fields.availability ?? '', fields.quantity ?? '');
  if (typeof stock === 'string') return stock;
  return { externalId, line, ...found, stock, options: options(fields) };
};

const pictures = (fields: FeedRecord['fields']): string[] =>
  [fields.image_link ?? '', ...(fields.additional_image_link ?? '').split(',')]
    .map((link) => link.trim())
    .filter((link) => link !== '');

const productKey = ({ fields }: FeedRecord): string => oneLine(fields.item_group_id) || oneLine(fields.id);

const toProductFields = (
  record: FeedRecord,
  { shop }: ReadOptions,
): Omit<Product, 'variants' | 'pictures'> => ({
  externalId: productKey(record),
  shop: shop ?? (oneLine(record.fields.shop) || oneLine(record.fields.brand)),
  title: oneLine(record.fields.title),
  description: plainText(record.fields.description),
  brand: oneLine(record.fields.brand),
  adult: /^(yes|true)$/i.test((record.fields.adult ?? '').trim()),
  categoryPath: categoryPath(record.fields.product_type || record.fields.google_product_category),
});

/** Rows of one product; each is read by itself, so that a bad one leaves its siblings. */
const readProduct = (records: readonly FeedRecord[], given: ReadOptions): ReadProduct => {
  const read = records.map((record) => {
    const product = toProductFields(record, given);
    const variant = findTextFault(product) ?? readVariant(record, given);
    return { record, product, variant };
  });
  const good = read.flatMap(({ variant, ...rest }) =>
    typeof variant === 'string' ? [] : [{ variant, ...rest }],
  );
  const faults = read.flatMap(({ record, variant }) =>
    typeof variant === 'string' ? [{ line: record.line, reason: variant }] : [],
  );
  const [first] = good;
  if (!first) return { faults };
  const links = new Set(good.flatMap(({ record }) => pictures(record.fields)));
  const variants = good.map(({ variant }) => variant);
  return { product: { ...first.product, pictures: [...links], variants }, faults };
};

/** Google Merchant's product data, as tab- or comma-separated text, with the column `shop` for who sells it. */
export const googleMerchant: FeedFormat = {
  name: 'Google Merchant',
  required: ['id', 'title', 'price'],
  productKey: productKey,
  readProduct,
};
