import { markOrderPaid } from '@pasar/order-service';
import type { OrderRow } from '@pasar/order-service';
import { transitionOrder } from '@pasar/order';
import { recordLateMoney } from '@pasar/payment-ledger';
import type { PaymentDeps } from './payment-deps.ts';
import type { PaymentRow } from './payment-row.ts';

const findShares = ({ db }: PaymentDeps, { payment_id }: PaymentRow) =>
  db
    .selectFrom('payment_order')
    .select(['order_id', 'amount'])
    .where('payment_id', '=', payment_id)
    .orderBy('order_id')
    .execute();

/**
 * Marks every order of a payment as paid. The share of an order that can no longer be paid, because it was
 * cancelled or paid otherwise, is owed back to the shopper. Call it in a transaction that has locked the orders.
 */
export async function settleOrders(
  deps: PaymentDeps,
  payment: PaymentRow,
  orders: readonly OrderRow[],
  now: number,
): Promise<void> {
  const { payment_id, provider, method } = payment;
  for (const { order_id, amount } of await findShares(deps, payment)) {
    const order = orders.find((each) => each.order_id === order_id);
    const step = order && transitionOrder(order.status, 'pay', 'system');
    if (order && step?.moved) {
      const paid = { status: step.status, channel: method as OrderRow['payment_channel'], provider, now };
      await markOrderPaid(deps, order, paid);
      continue;
    }
    deps.log('payment: late money', { payment_id, order_id, amount });
    await recordLateMoney(deps, { order: { ...payment, order_id }, payment_id, provider, amount, now });
  }
}
