import { catalogueApi } from '@pasar/catalogue-api';
import type { ItemDetail } from '@pasar/catalogue-api';
import { isNotFound } from '@pasar/base-api';
import type { RootState } from '@pasar/base-api';
import type { ScreenInput } from '@pasar/screen-kit';

export type ProductRoute = 'product' | 'product-old';

export type ItemKey = { readonly shopid: number; readonly itemid: number };

/** The key of the item in the path. */
export const readItemKey = ({ params }: Pick<ScreenInput<ProductRoute>, 'params'>): ItemKey => ({
  shopid: params.shopId,
  itemid: params.itemId,
});

/** The cached item; undefined if it is not cached. */
export function itemInState(
  state: RootState,
  input: ScreenInput<ProductRoute>,
): { readonly item?: ItemDetail; readonly gone: boolean } {
  const { data, error } = catalogueApi.endpoints.getItem.select(readItemKey(input))(state);
  return { ...(data && { item: data }), gone: isNotFound(error) };
}
