import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { lockCheckout } from './lock-checkout.ts';
import type { CheckoutKey } from './lock-checkout.ts';
import type { OrderDeps } from './order-deps.ts';
import type { OrderOwner } from './order-owner.ts';
import type { OrderRow } from './order-row.ts';
import type { ShopSeller } from './seller/shop-seller.ts';

/** A locked order with the other orders of its checkout, also locked. */
export type LockedOrder = { readonly order: OrderRow; readonly others: readonly OrderRow[] };

const notFound = (): ApiError => new ApiError(errorCodes.NOT_FOUND, 'There is no such order.');

/** Locks an order with its checkout. Throws NOT_FOUND if it no longer exists. */
export async function lockOrder(deps: OrderDeps, key: CheckoutKey, orderId: number): Promise<LockedOrder> {
  const orders = await lockCheckout(deps, key);
  const order = orders.find(({ order_id }) => order_id === orderId);
  if (!order) throw notFound();
  return { order, others: orders.filter((each) => each !== order) };
}

/** Locks a shopper's own order. Throws NOT_FOUND if it does not exist or belongs to another member. */
export async function lockOwnOrder(
  deps: OrderDeps,
  { userid, market }: OrderOwner,
  orderId: number,
): Promise<LockedOrder> {
  const found = await deps.db
    .selectFrom('orders')
    .select('checkoutid')
    .where('user_id', '=', userid)
    .where('market', '=', market.code)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!found) throw notFound();
  return lockOrder(deps, { userid, ...found }, orderId);
}

/** Locks an order of the seller's shop. Throws NOT_FOUND if it does not exist or belongs to another shop. */
export async function lockShopOrder(
  deps: OrderDeps,
  { shopid, market }: Pick<ShopSeller, 'shopid' | 'market'>,
  orderId: number,
): Promise<LockedOrder> {
  const found = await deps.db
    .selectFrom('orders')
    .select(['user_id as userid', 'checkoutid'])
    .where('market', '=', market.code)
    .where('shopid', '=', shopid)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!found) throw notFound();
  return lockOrder(deps, found, orderId);
}
