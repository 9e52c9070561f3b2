import type { Shopper } from '@pasar/cart-service';
import type { OrderDeps } from './order-deps.ts';

/** Selects the cart lines selected for checkout, in the order of the cart. */
export const selectPickedLines = ({ db }: OrderDeps, { cartid, market }: Shopper) =>
  db
    .selectFrom('cart_line')
    .select(['shopid', 'itemid', 'modelid', 'quantity', 'seen_price'])
    .where('user_id', '=', cartid)
    .where('market', '=', market.code)
    .where('checked', '=', true)
    .orderBy('added_at', 'desc')
    .orderBy('itemid', 'desc')
    .orderBy('modelid', 'desc');
