import { catalogueApi } from '@pasar/catalogue-api';
import type { ItemDetail } from '@pasar/catalogue-api';
import { isNotFound } from '@pasar/base-api';
import type { ApiError, RootState } from '@pasar/base-api';
import { toItemEntry } from '@pasar/item';
import type { ItemEntry, ItemKey } from '@pasar/item';
import type { ScreenInput } from '@pasar/screen-kit';

export type ProductRoute = 'product' | 'product-old';

/** The key of the item in the path. */
export const readItemKey = ({ params }: Pick<ScreenInput<ProductRoute>, 'params'>): ItemKey => ({
  shopid: params.shopId,
  itemid: params.itemId,
});

/** The cached item, or why there is none; undefined while it is loading. A missing one must not be indexed. doc2 §8 */
export function selectItemEntry(
  state: RootState,
  input: ScreenInput<ProductRoute>,
): ItemEntry<ItemDetail> | undefined {
  const { data, error } = catalogueApi.endpoints.getItem.select(readItemKey(input))(state);
  if (data) return toItemEntry({ item: data });
  if (error === undefined) return undefined;
  return toItemEntry({ error: (error as ApiError).code, censorIndex: isNotFound(error) });
}
