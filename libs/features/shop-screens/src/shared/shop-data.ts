import { isNotFound } from '@pasar/base-api';
import type { RootState } from '@pasar/base-api';
import { catalogueApi } from '@pasar/catalogue-api';
import type { ShopQuery } from '@pasar/catalogue-api';

/** The path parameters that can identify a shop. */
export type ShopParams =
  | { readonly username: string }
  | { readonly userId: number }
  | { readonly shopId: number }
  | { readonly shopid: number };

export type ShopInput = { readonly params: ShopParams };

/** The query for the shop in the path. */
export function toShopQuery({ params }: ShopInput): ShopQuery {
  if ('username' in params) return { username: params.username };
  if ('userId' in params) return { userid: params.userId };
  return { shopid: 'shopId' in params ? params.shopId : params.shopid };
}

/** The cached shop; undefined if it is not cached. */
export function shopInState(state: RootState, input: ShopInput) {
  const { data, error } = catalogueApi.endpoints.getShop.select(toShopQuery(input))(state);
  return { answer: data, gone: isNotFound(error) };
}

/** The HTTP status of a shop page. */
export const shopStatus = (state: RootState, input: ShopInput): 200 | 404 =>
  shopInState(state, input).gone ? 404 : 200;
