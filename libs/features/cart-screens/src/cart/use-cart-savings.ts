import type { Cart } from '@pasar/cart-api';
import { cartSavingsApi } from '@pasar/order-api';
import type { CartSavings } from '@pasar/order-api';

/**
 * The best vouchers and coins for the cart; undefined until they are known, if they cannot be read, and while nothing is selected. After
 * a change, those of the cart before until the new ones are there.
 */
export function useCartSavings(cart: Cart): CartSavings | undefined {
  const { data } = cartSavingsApi.useGetCartSavingsQuery();
  return cart.checked_count > 0 ? data : undefined;
}
