import { errorCodes } from '@pasar/error-catalogue';
import type { CallBody } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import { isPaymentOverdue, transitionOrder, nextPaymentStatus } from '@pasar/order';
import type { OrderStatus } from '@pasar/order';
import type { Order, payOrder } from '@pasar/order-contract';
import { runInTransaction } from './run-in-transaction.ts';
import type { OrderDeps } from './order-deps.ts';
import type { OrderOwner } from './order-owner.ts';
import { sandboxResults, requireSandbox } from './payment-channels.ts';
import { publishEvent } from './publish-event.ts';
import { getOwnOrder } from './read-orders.ts';
import { recordPayment } from './record-payment.ts';
import type { OrderRow } from './order-row.ts';

type Payment = CallBody<typeof payOrder>;

const lockOrder = ({ db }: OrderDeps, { userid, market }: OrderOwner, orderId: number) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userid)
    .where('market', '=', market.code)
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();

/** Writes that an order is paid. Throws PAYMENT_DECLINED when the bank says no. */
async function markPaid(
  deps: OrderDeps,
  order: OrderRow,
  status: OrderStatus,
  { card_token }: Payment,
  now: number,
) {
  if (sandboxResults[card_token] !== 'paid') throw new ApiError(errorCodes.PAYMENT_DECLINED);
  const { user_id, order_id, market, payment_status } = order;
  const paid = nextPaymentStatus('pay', payment_status);
  await deps.db
    .updateTable('orders')
    .set({ status, payment_status: paid, payment_channel: 'sandbox-card', pay_by: null })
    .where('user_id', '=', user_id)
    .where('order_id', '=', order_id)
    .execute();
  await deps.db.insertInto('order_event').values({ user_id, order_id, status, at: now }).execute();
  await recordPayment(deps, order, 'charge', now);
  await publishEvent(deps, { market, topic: 'order-paid', payload: { userid: user_id, order_id }, now });
}

/**
 * Pays an order that waits for it; paying it again changes nothing. Throws NOT_FOUND for a stranger's order as for none,
 * PAYMENT_DECLINED, PAYMENT_CHANNEL_UNAVAILABLE where cards of the sandbox are refused, and ORDER_NOT_PAYABLE once it is cancelled or its time to pay is over.
 */
export async function payOwnOrder(
  deps: OrderDeps,
  owner: OrderOwner,
  payment: Payment,
  now: number,
): Promise<Order> {
  requireSandbox(deps);
  return runInTransaction(deps, async (inside) => {
    const order = await lockOrder(inside, owner, payment.order_id);
    if (!order) throw new ApiError(errorCodes.NOT_FOUND, 'There is no such order.');
    const move = transitionOrder(order.status, 'pay', 'buyer');
    const payable = move.moved && !isPaymentOverdue(order.pay_by, now);
    if (payable) await markPaid(inside, order, move.status, payment, now);
    else if (order.payment_status !== 'paid') throw new ApiError(errorCodes.ORDER_NOT_PAYABLE);
    return getOwnOrder(inside, owner, payment.order_id);
  });
}
