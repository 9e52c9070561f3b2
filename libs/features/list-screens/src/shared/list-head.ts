import type { ItemCard } from '@pasar/catalogue-api';
import { productPath } from '@pasar/routing-table';
import type { Head, ScreenContext, Translate } from '@pasar/screen-kit';

type ListOfItems = {
  readonly name: string;
  readonly description: string;
  readonly canonical: string;
  readonly items: readonly ItemCard[];
  /** A filtered view (a category, a session) that search engines should not index. */
  readonly partial?: boolean;
};

/** The `<head>` of a page that is a list of items. */
export const listHead = (
  { name, description, canonical, items, partial = false }: ListOfItems,
  { origin }: Pick<ScreenContext, 'origin'>,
  t: Translate,
): Head => ({
  title: t('page_title', { name }),
  description,
  canonical,
  ...((partial || items.length === 0) && { robots: 'noindex, follow' }),
  jsonLd: [
    {
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      name,
      description,
      url: origin + canonical,
      mainEntity: { '@type': 'ItemList', itemListElement: items.map(listElement(origin)) },
    },
  ],
});

const listElement =
  (origin: string) =>
  ({ name, shopid, itemid }: ItemCard, index: number): object => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: origin + productPath({ name, shopId: shopid, itemId: itemid }),
  });

/** The `<head>` of a page whose subject does not exist. */
export const missingPageHead = (title: string): Head => ({ title, robots: 'noindex' });
