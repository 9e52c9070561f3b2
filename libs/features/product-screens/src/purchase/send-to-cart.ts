import type { ApiError, AppDispatch } from '@pasar/base-api';
import { buildAddToCart } from '@pasar/cart';
import { cartApi } from '@pasar/cart-api';

export type CartAddition = Parameters<typeof buildAddToCart>[0];

/** Adds an item to the cart; resolves with the error, if any. Loaded lazily: only a press needs it. */
export async function sendToCart(
  dispatch: AppDispatch,
  addition: CartAddition,
): Promise<ApiError | undefined> {
  const call = cartApi.endpoints.addToCart.initiate(buildAddToCart(addition), { track: false });
  const { error } = await dispatch(call);
  return error as ApiError | undefined;
}
