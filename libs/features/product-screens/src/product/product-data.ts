import { catalogueApi } from '@pasar/catalogue-api';
import type { ItemDetail } from '@pasar/catalogue-api';
import type { ApiError, RootState } from '@pasar/base-api';
import type { ScreenInput } from '@pasar/screen';

export type ProductRoute = 'product' | 'product-old';

export type ItemKey = { readonly shopid: number; readonly itemid: number };

/** Which item the path names. */
export const itemKeyOf = ({ params }: Pick<ScreenInput<ProductRoute>, 'params'>): ItemKey => ({
  shopid: params.shopId,
  itemid: params.itemId,
});

const notFound = 4;

/** Whether the marketplace says that there is no such thing, rather than nothing at all. */
export const isGone = (error: unknown): boolean => {
  const { code, status } = (error ?? {}) as Partial<ApiError>;
  return code === notFound || status === 404;
};

/** The item, as far as the cache knows it. */
export function itemInState(
  state: RootState,
  input: ScreenInput<ProductRoute>,
): { readonly item?: ItemDetail; readonly gone: boolean } {
  const { data, error } = catalogueApi.endpoints.getItem.select(itemKeyOf(input))(state);
  return { ...(data && { item: data }), gone: isGone(error) };
}
