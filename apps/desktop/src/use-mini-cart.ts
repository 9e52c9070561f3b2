import { useSession } from '@pasar/account-api';
import { miniCartApi } from '@pasar/cart-api';
import { productPath } from '@pasar/routing-table';

/** The latest lines of the shopper's cart with links to their products; empty for a visitor. */
export function useMiniCart() {
  const { status } = useSession();
  const isMember = status === 'logged-in';
  const { currentData, isFetching } = miniCartApi.useGetMiniCartQuery(undefined, { skip: !isMember });
  const cart = isMember ? currentData : undefined;
  const lines = (cart?.lines ?? []).map(({ shopid, itemid, modelid = 0, name, model_name, ...line }) => ({
    key: `${itemid}.${modelid}`,
    to: productPath({ name, shopId: shopid, itemId: itemid }),
    name,
    note: model_name,
    picture: line.picture,
    price: line.price,
    quantity: line.quantity,
  }));
  return { lines, count: cart?.line_count ?? 0, loading: isMember && isFetching && !cart };
}
