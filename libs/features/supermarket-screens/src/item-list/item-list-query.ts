import type { ItemListQuery } from '@pasar/catalogue-api';
import type { ScreenInput } from '@pasar/screen';
import { parseSearch } from '@pasar/search-params';

export type ItemListRoute =
  | 'supermarket-deals'
  | 'supermarket-bundle-deals'
  | 'supermarket-add-on-deals'
  | 'supermarket-recommendation';

type Words = {
  readonly title: 'deals' | 'bundle_deals' | 'add_on_deals' | 'recommendation';
  readonly text: string;
};

/** What each list is called, and what it says of itself: keys of the texts. */
export const itemListWords: Readonly<Record<ItemListRoute, Words>> = {
  'supermarket-deals': { title: 'deals', text: 'deals_text' },
  'supermarket-bundle-deals': { title: 'bundle_deals', text: 'bundle_deals_text' },
  'supermarket-add-on-deals': { title: 'add_on_deals', text: 'add_on_deals_text' },
  'supermarket-recommendation': { title: 'recommendation', text: 'recommendation_text' },
};

/** The wire's lists bear the names of the routes; the address may name a category. */
export function itemListQuery({
  route,
  query,
}: Pick<ScreenInput<ItemListRoute>, 'route' | 'query'>): ItemListQuery {
  const { category } = parseSearch(query);
  return { list: route, ...(category !== undefined && { category }) };
}
