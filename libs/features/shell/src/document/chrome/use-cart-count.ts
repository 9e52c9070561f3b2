import { useSession } from '@pasar/account-api';
import { miniCartApi } from '@pasar/cart-api';

/** The number of lines in the shopper's cart; 0 for a visitor. */
export function useCartCount(): number {
  const { status } = useSession();
  const { currentData } = miniCartApi.useGetMiniCartQuery(undefined, { skip: status !== 'logged-in' });
  return status === 'logged-in' ? (currentData?.line_count ?? 0) : 0;
}
