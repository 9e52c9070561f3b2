import { optional } from '@pasar/base-api';
import { listsApi, mallApi, needCardManifests } from '@pasar/catalogue-api';
import type { ItemListQuery } from '@pasar/catalogue-api';
import type { Need, ScreenInput } from '@pasar/screen-kit';
import { parseSearch } from '@pasar/search-params';

/** The query for the newest items, of the URL's category if any. */
export const forYouQuery = ({ query }: Pick<ScreenInput, 'query'>): ItemListQuery => {
  const { category } = parseSearch(query);
  return { list: 'mall-just-for-you', ...(category !== undefined && { category }) };
};

export const forYouNeeds = (input: ScreenInput<'mall-just-for-you'>): readonly Need[] => [
  optional(mallApi.endpoints.getMallCategories.initiate()),
  listsApi.endpoints.getItemList.initiate(forYouQuery(input)),
  needCardManifests('STANDARD'),
];
