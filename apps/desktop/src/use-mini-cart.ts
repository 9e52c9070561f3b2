import { useSession } from '@pasar/account-api';
import { miniCartApi } from '@pasar/cart-api';
import { productPath } from '@pasar/routing-table';

/** The latest lines of the cart of a member or a guest, with links to their products. */
export function useMiniCart() {
  const { status } = useSession();
  const { currentData, isFetching } = miniCartApi.useGetMiniCartQuery(undefined, {
    skip: status === 'unknown',
  });
  const lines = (currentData?.lines ?? []).map(
    ({ shopid, itemid, modelid = 0, name, model_name, ...line }) => ({
      key: `${itemid}.${modelid}`,
      to: productPath({ name, shopId: shopid, itemId: itemid }),
      name,
      note: model_name,
      picture: line.picture,
      price: line.price,
      quantity: line.quantity,
    }),
  );
  return { lines, count: currentData?.line_count ?? 0, loading: isFetching && !currentData };
}
