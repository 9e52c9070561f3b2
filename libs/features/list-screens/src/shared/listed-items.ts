import type { RootState } from '@pasar/base-api';
import { listsApi } from '@pasar/catalogue-api';
import type { ItemCard, ItemListQuery } from '@pasar/catalogue-api';

/** The cached items of a list. */
export const listedItems = (state: RootState, query: ItemListQuery): readonly ItemCard[] =>
  listsApi.endpoints.getItemList
    .select(query)(state)
    .data?.pages.flatMap(({ items }) => items) ?? [];
