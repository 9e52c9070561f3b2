import type { FeedFormat, ReadOptions } from './feed-format.ts';
import { findTextFault, fitDescription } from './find-text-fault.ts';
import { readIdentifiers, readTraits } from './identifier-fields.ts';
import { isUnpublished } from './is-unpublished.ts';
import { readPictureLinks } from './picture-links.ts';
import { readColumnPrice } from './price-field.ts';
import type { Fault, FeedRecord, Product, ReadProduct, Variant } from './product.ts';
import { readProduct } from './read-product.ts';
import { toReason } from './reason.ts';
import type { Reason } from './reason.ts';
import { shopifyColumns } from './shopify-columns.data.ts';
import { readShopifyPrices } from './shopify-prices.ts';
import { readStock } from './stock-field.ts';
import {
  parseCategoryPath,
  readDeepestCategory,
  oneLine,
  plainName,
  plainOption,
  htmlToText,
  plainTitle,
} from './text-field.ts';

type Fields = FeedRecord['fields'];
const optionNumbers = [1, 2, 3] as const;

/** Only a product's first row has option names; Shopify writes `Title: Default Title` for "no options". */
const options = (fields: Fields, first: Fields): Variant['options'] =>
  Object.fromEntries(
    optionNumbers
      .map((n) => [
        plainName(fields[`option${n}_name`] || first[`option${n}_name`]).toLowerCase(),
        plainOption(fields[`option${n}_value`]),
      ])
      .filter(([name, value]) => name && value && value !== 'Default Title'),
  );

const priceColumn = (fields: Fields): 'variant_price' | 'price' =>
  fields.variant_price ? 'variant_price' : 'price';

const readVariantPrice = (fields: Fields): string => (fields[priceColumn(fields)] ?? '').trim();

/** Whether a row is a variant; others only add a picture, or texts to the first variant. */
const isVariant = (fields: Fields): boolean =>
  [
    readVariantPrice(fields),
    ...optionNumbers.map((n) => fields[`option${n}_value`]),
    ...[fields.variant_sku, fields.sku, fields.variant_barcode, fields.barcode],
  ].some((cell) => oneLine(cell) !== '');

type Warn = (reason: Reason) => void;

/** Whether Shopify sells a variant whatever its quantity: it does not track the quantity, or sells on without stock. */
const sellsWithoutStock = (fields: Fields): boolean =>
  oneLine(fields.variant_inventory_tracker ?? 'shopify') === '' ||
  /^(continue|true|yes)$/i.test(oneLine(fields.variant_inventory_policy));

/** Reads the stock; a variant that is sold without stock counts as "in stock". */
function readVariantStock(fields: Fields, warn: Warn): number | Reason {
  const written = fields.variant_inventory_qty ?? '';
  const price = readVariantPrice(fields);
  if (!sellsWithoutStock(fields)) return readStock('', written, { price, warn });
  return readStock('', written, { price }) || readStock('', '');
}

const isBase = (fields: Fields): boolean => oneLine(fields.title) !== '';

const readVariant = (
  { line, fields }: FeedRecord,
  first: Fields,
  given: ReadOptions,
  warn: Warn,
): Variant | Reason => {
  const price = readColumnPrice(fields, priceColumn(fields), given.currency);
  if ('code' in price) return price;
  const stock = readVariantStock(fields, warn);
  if (typeof stock !== 'number') return stock;
  const chosen = options(fields, first);
  const externalId = [oneLine(first.handle), ...Object.values(chosen)].join('/').slice(0, 200);
  const prices = readShopifyPrices(fields, price, given, warn);
  const written = {
    gtin: fields.variant_barcode || fields.barcode || fields.google_shopping_gtin,
    mpn: fields.google_shopping_mpn,
    sku: fields.variant_sku || fields.sku,
  };
  const traits = {
    condition: fields.google_shopping_condition ?? '',
    gender: fields.google_shopping_gender ?? '',
    age_group: fields.google_shopping_age_group ?? '',
  };
  return {
    ...{ externalId, line, ...prices, stock, options: { ...chosen, ...readTraits(traits, warn) } },
    identifiers: readIdentifiers(written, warn),
    pictures: readPictureLinks(fields.variant_image),
  };
};

const toProductFields = (
  first: Fields,
  { shop }: ReadOptions,
  warn: Warn,
): Omit<Product, 'variants' | 'pictures'> => ({
  externalId: oneLine(first.handle),
  shop: shop ?? plainName(first.vendor),
  title: plainTitle(first.title),
  description: fitDescription(htmlToText(first.body_html || first.description), warn),
  brand: plainName(first.vendor),
  adult: false,
  categoryPath:
    first.product_category || first.type
      ? parseCategoryPath(first.product_category || first.type)
      : readDeepestCategory(first.categories),
});

const isHidden = (fields: Fields): boolean =>
  /^(draft|archived)$/i.test((fields.status ?? '').trim()) || isUnpublished(fields.published);

const pictures = (records: readonly FeedRecord[]): string[] =>
  readPictureLinks(
    ...records.flatMap(({ fields }) => [
      fields.image_src,
      fields.additional_image_link,
      fields.variant_image,
    ]),
  );

/** Appends the SKU or GTIN to an id that several variants share. */
function separateIds(variants: readonly Variant[]): Variant[] {
  const count = new Map<string, number>();
  for (const { externalId } of variants) count.set(externalId, (count.get(externalId) ?? 0) + 1);
  return variants.map((variant) => {
    const { sku, gtin } = variant.identifiers;
    const own = sku ?? gtin;
    const isShared = own !== undefined && (count.get(variant.externalId) ?? 0) > 1;
    return isShared ? { ...variant, externalId: `${variant.externalId}/${own}`.slice(0, 200) } : variant;
  });
}

const allLines = (records: readonly FeedRecord[], reason: Reason): Fault[] =>
  records.map(({ line }) => ({ line, reason }));

function readVariants(rows: readonly FeedRecord[], base: Fields, given: ReadOptions, warnings: Fault[]) {
  const variants: Variant[] = [];
  const faults: Fault[] = [];
  for (const row of rows) {
    const variant = readVariant(row, base, given, (reason) => warnings.push({ line: row.line, reason }));
    if ('code' in variant) faults.push({ line: row.line, reason: variant });
    else variants.push(variant);
  }
  return { variants: separateIds(variants), faults };
}

/** Warns of rows with another title than that of the product: they may be of a product whose handle is wrong. */
const findOtherTitles = (records: readonly FeedRecord[], base: FeedRecord): Fault[] =>
  records.flatMap(({ line, fields }) => {
    const title = plainTitle(fields.title);
    return title === '' || title === plainTitle(base.fields.title)
      ? []
      : [{ line, reason: toReason('title-differs', { title, line: base.line }) }];
  });

/** Combines the texts of the row with a title with the variants and pictures of all rows. */
const readRows = (records: readonly FeedRecord[], given: ReadOptions): ReadProduct => {
  const base = records.find(({ fields }) => isBase(fields)) ?? records[0];
  if (!base) return readProduct({});
  if (isHidden(base.fields)) return readProduct({ leftOut: allLines(records, toReason('draft')) });
  const warnings = findOtherTitles(records, base);
  const product = toProductFields(base.fields, given, (reason) => warnings.push({ line: base.line, reason }));
  const wrong = (product.externalId === '' && toReason('handle-missing')) || findTextFault(product);
  if (wrong) return readProduct({ faults: allLines(records, wrong) });
  const rows = records.filter(({ fields }) => isVariant(fields));
  if (rows.length === 0)
    return readProduct({
      faults: [{ line: base.line, reason: toReason('price-missing') }],
      companionRows: records.length - 1,
    });
  const { variants, faults } = readVariants(rows, base.fields, given, warnings);
  return readProduct({
    ...(variants.length > 0 && { product: { ...product, pictures: pictures(records), variants } }),
    ...{ faults, warnings, companionRows: records.length - rows.length },
  });
};

/** Shopify's product CSV, as exported by its admin, with the old or the new column names. */
export const shopify: FeedFormat = {
  name: 'Shopify product CSV',
  required: ['handle', 'title'],
  requiredInTranslation: [['handle'], ['title'], ['variant_price']],
  columns: shopifyColumns,
  productKey: ({ fields }) => oneLine(fields.handle),
  productId: ([first]) => oneLine(first?.fields.handle),
  readProduct: readRows,
};
