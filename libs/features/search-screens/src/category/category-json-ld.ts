import { trailPath } from '@pasar/catalogue-api';
import type { Category, ItemCard } from '@pasar/catalogue-api';
import { productPath } from '@pasar/routing-table';
import { breadcrumbList } from '@pasar/screen-kit';

const context = 'https://schema.org';

/** Only the first items are listed. */
const maxItems = 10;

const collection = (trail: readonly Category[], items: readonly ItemCard[], origin: string): object => ({
  '@context': context,
  '@type': 'CollectionPage',
  name: trail.at(-1)?.name,
  url: origin + trailPath(trail),
  mainEntity: {
    '@type': 'ItemList',
    itemListElement: items.slice(0, maxItems).map(({ name, shopid, itemid }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: origin + productPath({ name, shopId: shopid, itemId: itemid }),
    })),
  },
});

/** Structured data of the category: its breadcrumbs and first items. */
export const categoryJsonLd = (
  trail: readonly Category[],
  items: readonly ItemCard[],
  origin: string,
): readonly object[] => [
  breadcrumbList(
    origin,
    trail.map(({ name }, index) => ({ name, path: trailPath(trail.slice(0, index + 1)) })),
  ),
  ...(items.length > 0 ? [collection(trail, items, origin)] : []),
];
