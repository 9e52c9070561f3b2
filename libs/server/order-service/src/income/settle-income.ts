import { incomeState } from '@pasar/order';
import type { SellerIncome } from '@pasar/order';
import { recordIncome } from '@pasar/payment-ledger';
import type { OrderDeps } from '../order-deps.ts';
import type { OrderRow } from '../order-row.ts';
import { selectBoughtLines } from '../select-bought-lines.ts';
import { addIncomeEntry } from './income-entries.ts';
import { computeIncome } from './compute-income.ts';

type OrderKey = Pick<OrderRow, 'user_id' | 'order_id'>;

/** Whether the income was released before; an order from before incomes were kept counts if it was completed once. */
const wasReleased = ({ income_state, completed_at, status }: OrderRow): boolean =>
  income_state === null ? completed_at !== null && status !== 'cancelled' : income_state === 'released';

async function release(deps: OrderDeps, order: OrderRow, income: SellerIncome, now: number): Promise<void> {
  await addIncomeEntry(deps, order, { income, now });
  const { shopid, total, refunded_amount, shipping_total, status } = order;
  const delivery = status === 'cancelled' ? 0 : shipping_total;
  const { commission, transactionFee } = income;
  const shares = { shopid, commission, transactionFee, delivery, income: income.income };
  await recordIncome(deps, { order, shares: { ...shares, paid: total - refunded_amount }, now });
}

/**
 * Brings a seller's income up to date with the order: its state and amount and, once it is released, the statement and the
 * ledger. Call it under the order's lock, in the transaction of every step that completes, cancels, pays or refunds. Idempotent.
 */
export async function settleIncome(deps: OrderDeps, key: OrderKey, now: number): Promise<void> {
  const order = await deps.db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', key.user_id)
    .where('order_id', '=', key.order_id)
    .executeTakeFirstOrThrow();
  const income = computeIncome(order, await selectBoughtLines(deps, order));
  const state = incomeState(order.status, wasReleased(order));
  if (state === 'released') await release(deps, order, income, now);
  const at = order.income_state === 'released' ? order.income_at : now;
  await deps.db
    .updateTable('orders')
    .set({
      income_state: state,
      income: income.income,
      income_at: state === 'released' ? at : order.created_at,
    })
    .where('user_id', '=', key.user_id)
    .where('order_id', '=', key.order_id)
    .execute();
}
