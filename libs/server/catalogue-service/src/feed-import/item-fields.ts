import { summarizeModels } from '@pasar/item';
import { cardInstallmentField } from '../items/card-installment-field.ts';
import type { ProductTiers } from './to-product-tiers.ts';
import type { FoundCategory } from './create-category-finder.ts';
import type { ImportContext } from './import-context.ts';
import type { Product, Variant } from './product.ts';
import type { StoredPicture } from '@pasar/database';

/** The input for an item's row. */
export type ItemSource = {
  readonly product: Product;
  readonly choices: ProductTiers;
  readonly category: FoundCategory;
  readonly pictures: readonly StoredPicture[];
};

/** The item has the price of its cheapest variant in stock. */
export function priceFields({ variants }: Product) {
  const { price, priceMax, priceBeforeDiscount, rawDiscount } = summarizeModels(variants);
  return {
    ...{ price: price.amount, price_min: price.amount, price_max: priceMax.amount },
    price_before_discount: priceBeforeDiscount?.amount ?? null,
    raw_discount: rawDiscount,
    currency: price.currency,
  };
}

const conditions = ['new', 'refurbished', 'used'] as const;
const traitNames = ['condition', 'gender', 'age_group', 'size_system'] as const;

/** Returns the trait value that all variants share; null if they differ. */
const sharedTrait = (variants: readonly Variant[], name: string): string | null => {
  const values = new Set(variants.map(({ options }) => options[name]));
  return values.size === 1 ? ([...values][0] ?? null) : null;
};

/** Identifiers of a single variant, and traits that all variants share, as Google's language-independent values. */
function identityFields({ variants }: Product) {
  const { gtin, mpn, sku } = variants.length === 1 ? (variants[0]?.identifiers ?? {}) : {};
  const traits = Object.fromEntries(traitNames.map((name) => [name, sharedTrait(variants, name)]));
  const { gender = null, age_group = null, size_system = null } = traits;
  const condition = conditions.find((each) => each === traits['condition']) ?? null;
  return {
    ...{ gtin: gtin ?? null, mpn: mpn ?? null, sku: sku ?? null },
    ...{ condition, gender, age_group, size_system },
    is_used: condition === 'used' || condition === 'refurbished',
  };
}

/** Additional search keywords of an item: its options, identifiers and audience. */
const listKeywords = ({ variants }: Product, { tiers, attributes }: ProductTiers): string =>
  [
    ...new Set([
      ...tiers.flatMap(({ options }) => options),
      ...attributes.map(({ value }) => value),
      ...variants.flatMap(({ identifiers }) => Object.values(identifiers)),
    ]),
  ].join(' ');

/** Maps a product to the item's columns, except those that the store maintains (sales, ratings, likes). */
export function toItemFields(
  { market, index }: ImportContext,
  { product, choices, category, pictures }: ItemSource,
) {
  const { title: name, description, brand, categoryPath, shop, variants } = product;
  const keywords = listKeywords(product, choices);
  const prices = priceFields(product);
  const search = {
    ...{ market: market.code, name, brand, keywords, type: categoryPath.at(-1) ?? '' },
    codes: variants.flatMap(({ identifiers }) => Object.values(identifiers)),
    context: [...categoryPath.slice(0, -1), shop],
    details: [description],
  };
  return {
    ...{ name, description, brand, keywords, catid: category.catid, cat_path: [...category.path] },
    ...prices,
    ...cardInstallmentField(market, prices.price_min),
    ...identityFields(product),
    status: 1,
    stock: variants.reduce((sum, { stock }) => sum + stock, 0),
    model_count: choices.models.length,
    is_adult: product.adult,
    pictures: JSON.stringify(pictures),
    attributes: JSON.stringify(choices.attributes),
    tier_variations: JSON.stringify(choices.tiers),
    search_vector: index(search).vector,
  };
}
