import { useSession } from '@pasar/account-api';
import { cartApi } from '@pasar/cart-api';

/** The number of lines in the shopper's cart; 0 for a visitor. */
export function useCartCount(): number {
  const { status } = useSession();
  const { currentData } = cartApi.useGetMiniCartQuery(undefined, { skip: status !== 'logged-in' });
  return status === 'logged-in' ? (currentData?.line_count ?? 0) : 0;
}
