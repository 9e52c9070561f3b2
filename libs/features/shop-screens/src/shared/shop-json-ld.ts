import type { Shop } from '@pasar/catalogue-api';
import { pictureUrl } from '@pasar/design-system';
import { shopTabPath } from './shop-tab-path.ts';

type Rated = { readonly rating_star: number; readonly rating_count: number };

/** How something is thought of; nothing while nobody has rated it. */
export const ratingJsonLd = ({ rating_star, rating_count }: Rated): object =>
  rating_count > 0
    ? {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating_star.toFixed(1),
          ratingCount: rating_count,
        },
      }
    : {};

/** A shop, for search engines. */
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

/** The way from a shop to one of its pages. */
export const shopCrumbs = (shop: Shop, page: { name: string; path: string }, origin: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: shop.name, path: shopTabPath(shop, 'shop') }, page].map(
    ({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: origin + path }),
  ),
});
