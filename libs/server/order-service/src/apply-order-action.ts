import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { nextPaymentStatus, transitionOrder } from '@pasar/order';
import type { Actor, OrderAction } from '@pasar/order';
import type { OrderDeps } from './order-deps.ts';
import type { OrderRow } from './order-row.ts';
import { recordEvent } from './record-event.ts';
import { recordPayment } from './record-payment.ts';

type OrderInstants = Partial<
  Pick<OrderRow, 'shipped_at' | 'delivered_at' | 'receive_by' | 'return_by' | 'completed_at'>
>;

export type OrderStep = {
  readonly action: OrderAction;
  readonly actor: Actor;
  readonly note?: string | undefined;
  readonly set?: OrderInstants;
  /** Epoch milliseconds. */
  readonly now: number;
};

/** Charges cash on delivery, except for pieces cancelled earlier. */
async function chargeOnDelivery(deps: OrderDeps, before: OrderRow, after: OrderRow, now: number) {
  if (before.payment_status !== 'due-on-delivery' || after.payment_status !== 'paid') return;
  await recordPayment(deps, { ...after, total: after.total - after.refunded_amount }, now);
}

/**
 * Applies an actor's action to an order that the caller has locked: status, payment and history change together, by the
 * table of `@pasar/order`. Returns the updated order. Throws ORDER_STEP_NOT_ALLOWED for any other step.
 */
export async function applyOrderAction(deps: OrderDeps, order: OrderRow, step: OrderStep): Promise<OrderRow> {
  const { action, actor, note, set, now } = step;
  const move = transitionOrder(order.status, action, actor);
  if (!move.moved) throw new ApiError(errorCodes.ORDER_STEP_NOT_ALLOWED, `${action}: ${move.reason}.`);
  const changes = { status: move.status, payment_status: nextPaymentStatus(action, order.payment_status) };
  const moved = await deps.db
    .updateTable('orders')
    .set({ ...changes, ...set })
    .where('user_id', '=', order.user_id)
    .where('order_id', '=', order.order_id)
    .where('status', '=', order.status)
    .returningAll()
    .executeTakeFirst();
  if (!moved) throw new ApiError(errorCodes.ORDER_STEP_NOT_ALLOWED, `${action}: not-now.`);
  await chargeOnDelivery(deps, order, moved, now);
  await recordEvent(deps, order, { status: move.status, action, actor, note, now });
  return moved;
}
