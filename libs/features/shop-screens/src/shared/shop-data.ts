import { isNotFound } from '@pasar/base-api';
import type { RootState } from '@pasar/base-api';
import { catalogueApi } from '@pasar/catalogue-api';
import type { ShopQuery } from '@pasar/catalogue-api';

/** How a path names a shop. */
export type ShopParams =
  | { readonly username: string }
  | { readonly userId: number }
  | { readonly shopId: number }
  | { readonly shopid: number };

export type ShopInput = { readonly params: ShopParams };

/** Which shop the path names. */
export function shopQueryOf({ params }: ShopInput): ShopQuery {
  if ('username' in params) return { username: params.username };
  if ('userId' in params) return { userid: params.userId };
  return { shopid: 'shopId' in params ? params.shopId : params.shopid };
}

/** The shop, as far as the cache knows it. */
export function shopInState(state: RootState, input: ShopInput) {
  const { data, error } = catalogueApi.endpoints.getShop.select(shopQueryOf(input))(state);
  return { answer: data, gone: isNotFound(error) };
}

/** The status of a page of a shop. */
export const shopStatus = (state: RootState, input: ShopInput): 200 | 404 =>
  shopInState(state, input).gone ? 404 : 200;
