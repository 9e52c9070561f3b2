import { errorCodes } from '@pasar/error-catalogue';
import type { CallBody, CallData } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import { isPaymentOverdue, transitionOrder, nextPaymentStatus } from '@pasar/order';
import type { OrderStatus } from '@pasar/order';
import type { Order, payCheckout, payOrder } from '@pasar/order-contract';
import { runInTransaction } from './run-in-transaction.ts';
import type { OrderDeps } from './order-deps.ts';
import type { OrderOwner } from './order-owner.ts';
import { sandboxResults, requireSandbox } from './payment-channels.ts';
import { publishEvent } from './publish-event.ts';
import { getOwnCheckout, getOwnOrder } from './read-orders.ts';
import { recordPayment } from './record-payment.ts';
import type { OrderRow } from './order-row.ts';

type Payment = CallBody<typeof payOrder>;
type CardToken = Payment['card_token'];

const lockOrders = (
  { db }: OrderDeps,
  { userid, market }: OrderOwner,
  key: Partial<Pick<OrderRow, 'order_id' | 'checkoutid'>>,
) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userid)
    .where('market', '=', market.code)
    .where((eb) => eb.and(key))
    .orderBy('order_id')
    .forUpdate()
    .execute();

/** Writes that an order is paid. */
async function markPaid(deps: OrderDeps, order: OrderRow, status: OrderStatus, now: number) {
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

const requireApproval = (token: CardToken): void => {
  if (sandboxResults[token] !== 'paid') throw new ApiError(errorCodes.PAYMENT_DECLINED);
};

/** The status that paying leads to; undefined for an order that can't be paid any more. */
const paidStatus = ({ status, pay_by }: OrderRow, now: number): OrderStatus | undefined => {
  const move = transitionOrder(status, 'pay', 'buyer');
  return move.moved && !isPaymentOverdue(pay_by, now) ? move.status : undefined;
};

/**
 * Pays those of the orders that wait for it, together or not at all; what is paid already stays as it is. Throws
 * PAYMENT_DECLINED, and ORDER_NOT_PAYABLE when none is paid and none can be paid any more.
 */
async function payOrders(
  deps: OrderDeps,
  orders: readonly OrderRow[],
  token: CardToken,
  now: number,
): Promise<void> {
  const payable = orders.flatMap((order) => {
    const status = paidStatus(order, now);
    return status ? [{ order, status }] : [];
  });
  if (payable.length === 0 && orders.every(({ payment_status }) => payment_status !== 'paid'))
    throw new ApiError(errorCodes.ORDER_NOT_PAYABLE);
  if (payable.length > 0) requireApproval(token);
  for (const { order, status } of payable) await markPaid(deps, order, status, now);
}

/**
 * Pays an order that waits for it; paying it again changes nothing. Throws NOT_FOUND for a stranger's order as for none,
 * PAYMENT_DECLINED, PAYMENT_CHANNEL_UNAVAILABLE where cards of the sandbox are refused, and ORDER_NOT_PAYABLE once it is
 * cancelled or its time to pay is over.
 */
export async function payOwnOrder(
  deps: OrderDeps,
  owner: OrderOwner,
  { order_id, card_token }: Payment,
  now: number,
): Promise<Order> {
  requireSandbox(deps);
  return runInTransaction(deps, async (inside) => {
    const orders = await lockOrders(inside, owner, { order_id });
    if (orders.length === 0) throw new ApiError(errorCodes.NOT_FOUND, 'There is no such order.');
    await payOrders(inside, orders, card_token, now);
    return getOwnOrder(inside, owner, order_id);
  });
}

/** Pays all orders of a checkout that wait for it, by one answer of the bank. Throws as `payOwnOrder` does. */
export async function payOwnCheckout(
  deps: OrderDeps,
  owner: OrderOwner,
  { checkoutid, card_token }: CallBody<typeof payCheckout>,
  now: number,
): Promise<CallData<typeof payCheckout>> {
  requireSandbox(deps);
  return runInTransaction(deps, async (inside) => {
    const orders = await lockOrders(inside, owner, { checkoutid });
    if (orders.length === 0) throw new ApiError(errorCodes.NOT_FOUND, 'There is no such checkout.');
    await payOrders(inside, orders, card_token, now);
    return getOwnCheckout(inside, owner, checkoutid);
  });
}
