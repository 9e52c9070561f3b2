import { listsApi, mallApi, needCardManifests } from '@pasar/catalogue-api';
import type { ItemListQuery } from '@pasar/catalogue-api';
import type { Need, ScreenInput } from '@pasar/screen-kit';

type Input = ScreenInput<'mall-category-popular'>;

/** The query of the most popular products of a category of the mall. */
export const popularQuery = ({ params }: Input): ItemListQuery => ({
  list: 'mall-popular',
  category: params.categoryId,
});

export const popularNeeds = (input: Input): readonly Need[] => [
  mallApi.endpoints.getMallCategories.initiate(),
  listsApi.endpoints.getItemList.initiate(popularQuery(input)),
  needCardManifests('TOP_PRODUCTS'),
];
