import { useSession } from '@pasar/account-api';
import { miniCartApi } from '@pasar/cart-api';

/** The number of lines in the cart of a member or a guest; 0 without one. */
export function useCartCount(): number {
  const { status } = useSession();
  const { currentData } = miniCartApi.useGetMiniCartQuery(undefined, { skip: status === 'unknown' });
  return currentData?.line_count ?? 0;
}
