import type { ItemListQuery } from '@pasar/catalogue-api';
import type { ScreenInput } from '@pasar/screen-kit';
import { parseSearch } from '@pasar/search-params';

export type ItemListRoute =
  | 'supermarket-deals'
  | 'supermarket-bundle-deals'
  | 'supermarket-add-on-deals'
  | 'supermarket-recommendation';

type ListTextKeys = {
  readonly title: 'deals' | 'bundle_deals' | 'add_on_deals' | 'recommendation';
  readonly text: string;
};

/** Text keys of the title and description of each list. */
export const itemListTextKeys: Readonly<Record<ItemListRoute, ListTextKeys>> = {
  'supermarket-deals': { title: 'deals', text: 'deals_text' },
  'supermarket-bundle-deals': { title: 'bundle_deals', text: 'bundle_deals_text' },
  'supermarket-add-on-deals': { title: 'add_on_deals', text: 'add_on_deals_text' },
  'supermarket-recommendation': { title: 'recommendation', text: 'recommendation_text' },
};

/** The query of a list, which has the route's name on the wire; the URL may select a category. */
export function itemListQuery({
  route,
  query,
}: Pick<ScreenInput<ItemListRoute>, 'route' | 'query'>): ItemListQuery {
  const { category } = parseSearch(query);
  return { list: route, ...(category !== undefined && { category }) };
}
