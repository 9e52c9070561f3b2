import type { ItemDetail } from '@pasar/catalogue-api';
import { trailPath } from '@pasar/catalogue-api';
import { pictureUrl } from '@pasar/design-system';
import { isInStock } from '@pasar/item';
import { decimalAmount } from '@pasar/money';
import { productPath } from '@pasar/routing-table';
import { breadcrumbList } from '@pasar/screen-kit';

const itemPath = ({ name, shopid, itemid }: ItemDetail): string =>
  productPath({ name, shopId: shopid, itemId: itemid });

/** The schema.org name of a condition: `NewCondition`. */
const schemaCondition = (condition: string): string =>
  `${condition.charAt(0).toUpperCase()}${condition.slice(1)}Condition`;

const offer = (item: ItemDetail, origin: string): object => ({
  '@type': 'AggregateOffer',
  url: origin + itemPath(item),
  priceCurrency: item.price.currency,
  lowPrice: decimalAmount(item.price_min),
  highPrice: decimalAmount(item.price_max),
  offerCount: Math.max(1, item.models.length),
  availability: `https://schema.org/${isInStock(item) ? 'InStock' : 'OutOfStock'}`,
  ...(item.condition && { itemCondition: `https://schema.org/${schemaCondition(item.condition)}` }),
  seller: { '@type': 'Organization', name: item.shop.name },
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

/** Structured data of the product and its breadcrumbs. */
export const productJsonLd = (item: ItemDetail, origin: string): readonly object[] => [
  {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: item.name,
    description: item.description,
    image: item.pictures.map(({ id }) => origin + pictureUrl(id, 960)),
    sku: item.sku ?? `${item.shopid}.${item.itemid}`,
    ...(item.gtin && { gtin: item.gtin }),
    ...(item.mpn && { mpn: item.mpn }),
    ...(item.brand && { brand: { '@type': 'Brand', name: item.brand } }),
    ...rating(item),
    offers: offer(item, origin),
  },
  breadcrumbList(
    origin,
    item.categories.map(({ name }, index) => ({
      name,
      path: trailPath(item.categories.slice(0, index + 1)),
    })),
  ),
];
