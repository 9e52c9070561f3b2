import { nextPaymentStatus } from '@pasar/order';
import type { OrderStatus } from '@pasar/order';
import { recordCharge } from '@pasar/payment-ledger';
import { settleIncome } from './income/settle-income.ts';
import type { OrderDeps } from './order-deps.ts';
import type { OrderRow } from './order-row.ts';
import { publishEvent } from './publish-event.ts';
import { recordEvent } from './record-event.ts';

export type OrderPayment = {
  /** The status after payment. */
  readonly status: OrderStatus;
  readonly channel: OrderRow['payment_channel'];
  /** Who holds the money. */
  readonly provider: string;
  /** Epoch milliseconds. */
  readonly now: number;
};

/** Marks an order as paid and records it in the ledger. Call it once, in a transaction that has locked the order. */
export async function markOrderPaid(
  deps: OrderDeps,
  order: OrderRow,
  { status, channel, provider, now }: OrderPayment,
): Promise<void> {
  const { user_id, order_id, market, payment_status, total } = order;
  const paid = nextPaymentStatus('pay', payment_status);
  await deps.db
    .updateTable('orders')
    .set({ status, payment_status: paid, payment_channel: channel, pay_by: null })
    .where('user_id', '=', user_id)
    .where('order_id', '=', order_id)
    .execute();
  await recordEvent(deps, order, { status, action: 'pay', actor: 'buyer', now });
  await recordCharge(deps, { order, provider, amount: total, now });
  await settleIncome(deps, order, now);
  await publishEvent(deps, { market, topic: 'order-paid', payload: { userid: user_id, order_id }, now });
}
