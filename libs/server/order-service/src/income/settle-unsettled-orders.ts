import { lockOrder } from '../lock-order.ts';
import type { OrderDeps } from '../order-deps.ts';
import { runEachInTransaction } from '../run-each-in-transaction.ts';
import { settleIncome } from './settle-income.ts';

const maxOrdersPerRun = 500;

/**
 * Computes the income of orders that were placed before incomes were kept, each once, dated when they were completed. Returns
 * the failures; a failed order is tried again.
 */
export async function settleUnsettledOrders(deps: OrderDeps, now: number): Promise<readonly unknown[]> {
  const unsettled = await deps.db
    .selectFrom('orders')
    .select(['user_id as userid', 'checkoutid', 'order_id'])
    .where('income_state', 'is', null)
    .orderBy('order_id')
    .limit(maxOrdersPerRun)
    .execute();
  return runEachInTransaction(deps, unsettled, async (inside, due) => {
    const { order } = await lockOrder(inside, due, due.order_id);
    if (order.income_state === null) await settleIncome(inside, order, order.completed_at ?? now);
  });
}
