import type { Shop } from '@pasar/catalogue-api';
import { pictureUrl } from '@pasar/design-system';
import { shopTabPath } from './shop-tab-path.ts';

type RatingTotals = { readonly rating_star: number; readonly rating_count: number };

/** The structured data of a rating; empty without any. */
export const ratingJsonLd = ({ rating_star, rating_count }: RatingTotals): object =>
  rating_count > 0
    ? {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating_star.toFixed(1),
          ratingCount: rating_count,
        },
      }
    : {};

/** The structured data of a shop. */
export const shopJsonLd = (shop: Shop, origin: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'Store',
  name: shop.name,
  url: origin + shopTabPath(shop, 'shop'),
  image: origin + pictureUrl(shop.picture.id, 640),
  address: shop.location,
  ...(shop.description && { description: shop.description }),
  ...ratingJsonLd(shop),
});
