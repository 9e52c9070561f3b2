import { useSession } from '@pasar/account-api';
import { cartApi } from '@pasar/cart-api';

/** How many lines the shopper's cart has; a visitor's has none. */
export function useCartCount(): number {
  const { status } = useSession();
  const { currentData } = cartApi.useGetMiniCartQuery(undefined, { skip: status !== 'logged-in' });
  return status === 'logged-in' ? (currentData?.line_count ?? 0) : 0;
}
