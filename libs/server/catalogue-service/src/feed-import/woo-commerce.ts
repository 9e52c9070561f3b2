import type { FeedFormat, ReadOptions } from './feed-format.ts';
import { findTextFault, fitDescription } from './find-text-fault.ts';
import { readIdentifiers } from './identifier-fields.ts';
import { readPictureLinks } from './picture-links.ts';
import { isUnpublished } from './is-unpublished.ts';
import { isSaleOnBetween, readColumnPrice, toPriceFields } from './price-field.ts';
import type { Fault, FeedRecord, Product, ReadProduct, Variant } from './product.ts';
import { readProduct } from './read-product.ts';
import { toReason } from './reason.ts';
import type { Reason } from './reason.ts';
import { readStock } from './stock-field.ts';
import {
  readDeepestCategory,
  oneLine,
  plainName,
  plainOption,
  htmlToText,
  plainTitle,
} from './text-field.ts';
import { wooCommerceColumns } from './woo-commerce-columns.data.ts';

type Fields = FeedRecord['fields'];
type Warn = (reason: Reason) => void;
const attributeNumbers = [1, 2, 3, 4, 5] as const;

const readType = (fields: Fields): string => oneLine(fields.type).toLowerCase().split(',')[0]?.trim() ?? '';
const isVariation = (fields: Fields): boolean => readType(fields) === 'variation';

/** WooCommerce refers to a parent by SKU, or by id if it has none; other programs write the id of one with a SKU too. */
const readOwnName = ({ sku, id }: Fields): string => oneLine(sku) || `id:${oneLine(id)}`;

const productKey = ({ fields }: FeedRecord): string =>
  isVariation(fields) ? oneLine(fields.parent).replace(/^id:\s*(?=\d+$)/i, 'id:') : readOwnName(fields);

const productNumber = ({ fields }: FeedRecord): number | undefined => {
  const id = oneLine(fields.id);
  const isNumbered =
    readType(fields) === 'variable' && oneLine(fields.sku) !== '' && /^[1-9]\d{0,8}$/.test(id);
  return isNumbered ? Number(id) : undefined;
};

const readOptions = (fields: Fields): Variant['options'] =>
  Object.fromEntries(
    attributeNumbers
      .map((n) => [
        plainName(fields[`attribute_${n}_name`]).toLowerCase(),
        plainOption(fields[`attribute_${n}_value_s`]),
      ])
      .filter(([name, value]) => name && value),
  );

const readAvailability = (fields: Fields): string => {
  const written = oneLine(fields.in_stock).toLowerCase();
  if (written === '0' || written === 'no') return 'out_of_stock';
  return written === '1' || written === 'yes' ? 'in_stock' : written;
};

function readPrices(fields: Fields, { currency, now }: ReadOptions, warn: Warn) {
  const regular = readColumnPrice(fields, 'regular_price', currency);
  if ('code' in regular) return regular;
  const written = oneLine(fields.sale_price);
  const { date_sale_price_starts: start = '', date_sale_price_ends: end = '' } = fields;
  const isOn = isSaleOnBetween(start, end, now);
  if (written === '' || isOn === false) return { price: regular };
  const sale = readColumnPrice(fields, 'sale_price', currency);
  if (isOn && !('code' in sale)) return toPriceFields(regular, sale);
  warn(toReason('sale-price-left-out', { price: written }));
  return { price: regular };
}

function readVariant({ line, fields }: FeedRecord, given: ReadOptions, warn: Warn): Variant | Reason {
  const id = oneLine(fields.id) || oneLine(fields.sku);
  if (id === '') return toReason('id-missing');
  const prices = readPrices(fields, given, warn);
  if ('code' in prices) return prices;
  const stock = readStock(readAvailability(fields), fields.stock ?? '', {
    price: fields.regular_price,
    warn,
  });
  if (typeof stock !== 'number') return stock;
  const gtin = fields.gtin_upc_ean_or_isbn;
  return {
    ...{ externalId: `woo/${id}`.slice(0, 200), line, ...prices, stock },
    options: isVariation(fields) ? readOptions(fields) : {},
    identifiers: readIdentifiers({ gtin, mpn: undefined, sku: fields.sku }, warn),
    pictures: readPictureLinks(fields.images, fields.additional_image_link),
  };
}

const toProductId = (fields: Fields): string =>
  `woo/${oneLine(fields.id) || oneLine(fields.sku)}`.slice(0, 200);

const toProductFields = (
  { fields }: FeedRecord,
  { shop }: ReadOptions,
  warn: Warn,
): Omit<Product, 'variants' | 'pictures'> => ({
  externalId: toProductId(fields),
  shop: shop ?? plainName(fields.brands),
  title: plainTitle(fields.name),
  description: fitDescription(htmlToText(fields.description || fields.short_description), warn),
  brand: plainName(fields.brands),
  adult: false,
  categoryPath: readDeepestCategory(fields.categories),
});

/** Returns why a valid row is not for sale, or undefined. */
const findLeaveOut = ({ fields }: FeedRecord): Reason | undefined => {
  if (isUnpublished(fields.published)) return toReason('draft');
  const type = readType(fields);
  return ['external', 'grouped'].includes(type) ? toReason('sold-elsewhere', { type }) : undefined;
};

const allLines = (records: readonly FeedRecord[], reason: Reason): Fault[] =>
  records.map(({ line }) => ({ line, reason }));

function readSold(base: FeedRecord, records: readonly FeedRecord[], given: ReadOptions): ReadProduct {
  const warnings: Fault[] = [];
  const findWarning =
    ({ line }: FeedRecord): Warn =>
    (reason) =>
      warnings.push({ line, reason });
  const product = toProductFields(base, given, findWarning(base));
  const wrong = findTextFault(product);
  if (wrong) return readProduct({ faults: allLines(records, wrong) });
  const isParent = readType(base.fields) === 'variable';
  const sold = isParent ? records.filter((record) => record !== base) : records;
  if (sold.length === 0)
    return readProduct({ faults: [{ line: base.line, reason: toReason('variations-missing') }] });
  const read = sold.map((record) => ({ record, variant: readVariant(record, given, findWarning(record)) }));
  const variants = read.flatMap(({ variant }) => ('code' in variant ? [] : [variant]));
  const faults = read.flatMap(({ record: { line }, variant }) =>
    'code' in variant ? [{ line, reason: variant }] : [],
  );
  const pictures = readPictureLinks(
    ...[base, ...sold].flatMap(({ fields }) => [fields.images, fields.additional_image_link]),
  );
  return readProduct({
    ...(variants.length > 0 && { product: { ...product, pictures, variants } }),
    ...{ faults, warnings, companionRows: isParent ? 1 : 0 },
  });
}

/** Reads a parent with its variations, or a simple product. */
const readRows = (records: readonly FeedRecord[], given: ReadOptions): ReadProduct => {
  const base = records.find(({ fields }) => !isVariation(fields));
  if (!base) {
    const parent = oneLine(records[0]?.fields.parent);
    return readProduct({ faults: allLines(records, toReason('parent-missing', { parent })) });
  }
  const reason = findLeaveOut(base);
  if (reason) return readProduct({ leftOut: allLines(records, reason) });
  const hidden = records.flatMap((record) => {
    const why = findLeaveOut(record);
    return why ? [{ line: record.line, reason: why }] : [];
  });
  const read = readSold(
    base,
    records.filter((record) => !findLeaveOut(record)),
    given,
  );
  return { ...read, leftOut: hidden };
};

/** The product CSV that WooCommerce exports. */
export const wooCommerce: FeedFormat = {
  name: 'WooCommerce product CSV',
  required: ['type', 'name', 'regular_price'],
  requiredInTranslation: [
    ['type'],
    ['name'],
    ['regular_price'],
    ['published', 'parent', 'attribute_1_name', 'in_stock'],
  ],
  columns: wooCommerceColumns,
  productKey,
  productNumber,
  productId: (records) => {
    const base = records.find(({ fields }) => !isVariation(fields)) ?? records[0];
    return base ? toProductId(base.fields) : '';
  },
  readProduct: readRows,
};
