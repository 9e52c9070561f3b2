import type { ItemCard } from '@pasar/catalogue-api';
import { productPath } from '@pasar/routing-table';
import type { Head, ScreenContext, Translate } from '@pasar/screen';

type ListOfItems = {
  readonly name: string;
  readonly description: string;
  readonly canonical: string;
  readonly items: readonly ItemCard[];
  /** One view of the list among others: found, but not kept by search engines. */
  readonly partial?: boolean;
};

/** What the head of a page that is a list of items says. */
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

/** What the head of a page says whose things are gone. */
export const goneHead = (title: string): Head => ({ title, robots: 'noindex' });
