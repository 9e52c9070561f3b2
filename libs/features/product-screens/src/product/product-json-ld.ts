import type { ItemDetail, Model } from '@pasar/catalogue-api';
import { trailPath } from '@pasar/catalogue-api';
import { pictureUrl } from '@pasar/design-system';
import { normalStatus } from '@pasar/item';
import type { Market } from '@pasar/markets';
import { productPath } from '@pasar/routing-table';
import { breadcrumbList } from '@pasar/screen-kit';
import { modelPath } from '../purchase/model-address.ts';
import { createSelectedOffer } from '../purchase/selected-offer.ts';
import { findVariantProperty } from './find-variant-property.ts';
import { offer, shippingAndReturnTerms } from './offer-json-ld.ts';

/** The market and the origin of its addresses. */
export type Site = { readonly market: Pick<Market, 'code'>; readonly origin: string };

type Identified = Pick<ItemDetail, 'sku' | 'gtin' | 'mpn'>;

const itemUrl = ({ name, shopid, itemid }: ItemDetail, { origin }: Site): string =>
  origin + productPath({ name, shopId: shopid, itemId: itemid });

const identifiers = ({ sku, gtin, mpn }: Identified, ownSku: string): object => ({
  sku: sku ?? ownSku,
  ...(gtin && { gtin }),
  ...(mpn && { mpn }),
});

const rating = ({ item_rating }: ItemDetail): object =>
  item_rating.rating_count > 0
    ? {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: item_rating.rating_star.toFixed(1),
          ratingCount: item_rating.rating_count,
        },
      }
    : {};

/** The options of a model by the name of their tier variation. */
const chosenOptions = ({ tier_variations }: ItemDetail, { tier_index }: Model) =>
  tier_variations.flatMap(({ name, options, pictures }, tier) => {
    const at = tier_index[tier] ?? -1;
    const value = options[at];
    return value === undefined ? [] : [{ name, value, picture: pictures[at] }];
  });

/** Options as the properties of schema.org that they are; the others as additional ones, in the market's language. */
function optionFields(options: ReturnType<typeof chosenOptions>): object {
  const known = new Map<string, string>();
  const others = options.filter(({ name, value }) => {
    const property = findVariantProperty(name);
    if (!property || known.has(property)) return true;
    known.set(property, value);
    return false;
  });
  return {
    ...Object.fromEntries(known),
    ...(others.length > 0 && {
      additionalProperty: others.map(({ name, value }) => ({ '@type': 'PropertyValue', name, value })),
    }),
  };
}

/** The properties by which the variants differ; absent if schema.org has none of them. */
function variesBy({ tier_variations }: ItemDetail): object {
  const differing = tier_variations.filter(({ options }) => options.length > 1);
  const found = new Set(differing.flatMap(({ name }) => findVariantProperty(name) ?? []));
  return found.size > 0 ? { variesBy: [...found].map((property) => `https://schema.org/${property}`) } : {};
}

/** A variant of a product group: its address, options, identifiers, picture and offer. */
function variant(item: ItemDetail, model: Model, site: Site): object {
  const options = chosenOptions(item, model);
  const picture = options.find(({ picture: own }) => own)?.picture ?? item.picture;
  const url = site.origin + modelPath(item, model);
  return {
    '@type': 'Product',
    name: [item.name, ...options.map(({ value }) => value)].join(', '),
    url,
    image: site.origin + pictureUrl(picture.id, 960),
    ...identifiers(model, `${item.shopid}.${item.itemid}.${model.modelid}`),
    ...optionFields(options),
    offers: offer(item, { ...model, price: createSelectedOffer(item, model, 1).price }, url),
  };
}

/** A `ProductGroup` of an item with several variants, else a `Product` with its only offer. */
function product(item: ItemDetail, site: Site): object {
  const models = item.models.filter(({ status }) => status === normalStatus);
  const [only = { ...item, price: item.price_min }] = models;
  const ownSku = `${item.shopid}.${item.itemid}`;
  return models.length > 1
    ? {
        '@type': 'ProductGroup',
        productGroupID: ownSku,
        url: itemUrl(item, site),
        ...variesBy(item),
        hasVariant: models.map((model) => variant(item, model, site)),
      }
    : {
        '@type': 'Product',
        ...identifiers({ ...item, ...only }, ownSku),
        offers: offer(item, only, itemUrl(item, site)),
      };
}

/** Structured data of the product, of its shipping and returns, and of its breadcrumbs. */
export const productJsonLd = (item: ItemDetail, site: Site): readonly object[] => [
  {
    '@context': 'https://schema.org',
    ...product(item, site),
    name: item.name,
    description: item.description,
    image: item.pictures.map(({ id }) => site.origin + pictureUrl(id, 960)),
    ...(item.brand && { brand: { '@type': 'Brand', name: item.brand } }),
    ...rating(item),
  },
  ...shippingAndReturnTerms(item, site.market.code),
  breadcrumbList(
    site.origin,
    item.categories.map(({ name }, index) => ({
      name,
      path: trailPath(item.categories.slice(0, index + 1)),
    })),
  ),
];
