import { optional } from '@pasar/base-api';
import { listsApi, mallApi, needCardManifests } from '@pasar/catalogue-api';
import type { ItemListQuery } from '@pasar/catalogue-api';
import type { Need, ScreenInput } from '@pasar/screen';
import { parseSearch } from '@pasar/search-params';

/** The newest things of the mall, of the category that the address names. */
export const forYouQueryOf = ({ query }: Pick<ScreenInput, 'query'>): ItemListQuery => {
  const { category } = parseSearch(query);
  return { list: 'mall-just-for-you', ...(category !== undefined && { category }) };
};

export const forYouNeeds = (input: ScreenInput<'mall-just-for-you'>): readonly Need[] => [
  optional(mallApi.endpoints.getMallCategories.initiate()),
  listsApi.endpoints.getItemList.initiate(forYouQueryOf(input)),
  needCardManifests('STANDARD'),
];
