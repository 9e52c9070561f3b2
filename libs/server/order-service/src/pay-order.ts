import type { Shopper } from '@pasar/cart-service';
import { errorCodes } from '@pasar/error-catalogue';
import type { CallBody } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import { moveOrder } from '@pasar/order';
import type { Order, payOrder } from '@pasar/order-contract';
import { inTransaction } from './in-transaction.ts';
import type { OrderDeps } from './order-deps.ts';
import { bank } from './payment-channels.ts';
import { publishEvent } from './publish-event.ts';
import { getOrderOf } from './read-orders.ts';

type Owner = Pick<Shopper, 'userid' | 'market'>;
type Payment = CallBody<typeof payOrder>;

/** Writes that an order is paid. Throws PAYMENT_DECLINED when the bank says no. */
async function settle(
  deps: OrderDeps,
  { userid, market }: Owner,
  { order_id, card_token }: Payment,
  now: number,
) {
  const paid = bank[card_token];
  if (paid !== 'paid') throw new ApiError(errorCodes.PAYMENT_DECLINED);
  await deps.db
    .updateTable('orders')
    .set({ status: 'to_ship', payment_status: paid, payment_channel: 'sandbox-card' })
    .where('user_id', '=', userid)
    .where('order_id', '=', order_id)
    .execute();
  await deps.db
    .insertInto('order_event')
    .values({ user_id: userid, order_id, status: 'to_ship', at: now })
    .execute();
  await publishEvent(deps, { market: market.code, topic: 'order-paid', payload: { userid, order_id }, now });
}

/**
 * Pays an order that waits for it; paying it again changes nothing. Throws NOT_FOUND for a stranger's order as for none,
 * PAYMENT_DECLINED, and PARAM for an order that can't be paid any more.
 */
export function payOrderOf(deps: OrderDeps, owner: Owner, payment: Payment, now: number): Promise<Order> {
  return inTransaction(deps, async (inside) => {
    const order = await inside.db
      .selectFrom('orders')
      .select(['status', 'payment_status'])
      .where('user_id', '=', owner.userid)
      .where('market', '=', owner.market.code)
      .where('order_id', '=', payment.order_id)
      .forUpdate()
      .executeTakeFirst();
    if (!order) throw new ApiError(errorCodes.NOT_FOUND, 'There is no such order.');
    if (moveOrder(order.status, 'pay', 'buyer').moved) await settle(inside, owner, payment, now);
    else if (order.payment_status !== 'paid')
      throw new ApiError(errorCodes.PARAM, 'order_id: it can not be paid any more.');
    return getOrderOf(inside, owner, payment.order_id);
  });
}
