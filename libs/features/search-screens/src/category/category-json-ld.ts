import { trailPath } from '@pasar/catalogue-api';
import type { Category, ItemCard } from '@pasar/catalogue-api';
import { productPath } from '@pasar/routing-table';

const context = 'https://schema.org';

const breadcrumbs = (trail: readonly Category[], origin: string): object => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: trail.map((category, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: category.name,
    item: origin + trailPath(trail.slice(0, index + 1)),
  })),
});

/** So many of the first items stand for all. */
const itemsAtMost = 10;

const collection = (trail: readonly Category[], items: readonly ItemCard[], origin: string): object => ({
  '@context': context,
  '@type': 'CollectionPage',
  name: trail.at(-1)?.name,
  url: origin + trailPath(trail),
  mainEntity: {
    '@type': 'ItemList',
    itemListElement: items.slice(0, itemsAtMost).map(({ name, shopid, itemid }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: origin + productPath({ name, shopId: shopid, itemId: itemid }),
    })),
  },
});

/** Where a category lies and what it begins with, for search engines. */
export const categoryJsonLd = (
  trail: readonly Category[],
  items: readonly ItemCard[],
  origin: string,
): readonly object[] => [
  breadcrumbs(trail, origin),
  ...(items.length > 0 ? [collection(trail, items, origin)] : []),
];
