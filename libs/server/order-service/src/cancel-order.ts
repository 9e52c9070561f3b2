import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { canCancel } from '@pasar/order';
import type { Order } from '@pasar/order-contract';
import { runInTransaction } from './run-in-transaction.ts';
import { lockCheckout } from './lock-checkout.ts';
import type { OrderDeps } from './order-deps.ts';
import type { OrderOwner } from './order-owner.ts';
import { getOwnOrder } from './read-orders.ts';
import { cancelAndRelease } from './cancel-and-release.ts';

const findCheckout = ({ db }: OrderDeps, { userid, market }: OrderOwner, orderId: number) =>
  db
    .selectFrom('orders')
    .select('checkoutid')
    .where('user_id', '=', userid)
    .where('market', '=', market.code)
    .where('order_id', '=', orderId)
    .executeTakeFirst();

const notFound = (): ApiError => new ApiError(errorCodes.NOT_FOUND, 'There is no such order.');

/**
 * Cancels an order that has not been shipped: its stock is back, its vouchers are free and its money is returned, in one
 * transaction. Cancelling it again changes nothing. Throws NOT_FOUND for a stranger's order as for none,
 * ORDER_NOT_CANCELLABLE once it has been shipped.
 */
export function cancelOwnOrder(
  deps: OrderDeps,
  owner: OrderOwner,
  orderId: number,
  now: number,
): Promise<Order> {
  return runInTransaction(deps, async (inside) => {
    const found = await findCheckout(inside, owner, orderId);
    if (!found) throw notFound();
    const orders = await lockCheckout(inside, { userid: owner.userid, ...found });
    const order = orders.find(({ order_id }) => order_id === orderId);
    if (!order) throw notFound();
    if (order.status !== 'cancelled') {
      if (!canCancel(order.status)) throw new ApiError(errorCodes.ORDER_NOT_CANCELLABLE);
      const others = orders.filter((each) => each !== order);
      await cancelAndRelease(inside, { order, others, reason: 'by-buyer', now });
    }
    return getOwnOrder(inside, owner, orderId);
  });
}
