import { isPaymentOverdue, transitionOrder } from '@pasar/order';
import { runInTransaction } from './run-in-transaction.ts';
import { tryLockCheckout } from './lock-checkout.ts';
import type { CheckoutKey } from './lock-checkout.ts';
import type { OrderDeps } from './order-deps.ts';
import type { OrderRow } from './order-row.ts';
import { cancelAndRelease } from './cancel-and-release.ts';

/** Maximum number of checkouts per sweep; the next sweep takes the rest. */
const maxCheckoutsPerRun = 500;

/** Finds checkouts with an order past its payment deadline, the longest overdue first. */
const findOverdueCheckouts = ({ db }: OrderDeps, now: number): Promise<CheckoutKey[]> =>
  db
    .selectFrom('orders')
    .select(['user_id as userid', 'checkoutid'])
    .where('status', '=', 'to_pay')
    .where('pay_by', '<=', now)
    .groupBy(['user_id', 'checkoutid'])
    .orderBy(({ fn }) => fn.min('pay_by'))
    .limit(maxCheckoutsPerRun)
    .execute();

const isOverdue = ({ status, pay_by }: OrderRow, now: number): boolean =>
  isPaymentOverdue(pay_by, now) && transitionOrder(status, 'pay', 'system').moved;

/** Cancels the overdue orders of one checkout in one transaction. Returns how many; 0 if another process has locked it. */
function cancelOverdue(deps: OrderDeps, key: CheckoutKey, now: number): Promise<number> {
  return runInTransaction(deps, async (inside) => {
    const orders = [...((await tryLockCheckout(inside, key)) ?? [])];
    const overdue = orders.filter((order) => isOverdue(order, now));
    for (const order of overdue) {
      const others = orders.filter((each) => each !== order);
      await cancelAndRelease(inside, { order, others, reason: 'payment-overdue', actor: 'system', now });
      orders[orders.indexOf(order)] = { ...order, status: 'cancelled' };
    }
    return overdue.length;
  });
}

/**
 * Cancels overdue orders and releases what they held, each once, in any number of processes. Returns how many it
 * cancelled. A checkout that cannot be cancelled does not block others: all such failures are thrown
 * at the end as an AggregateError.
 */
export async function cancelOverdueOrders(deps: OrderDeps, now: number): Promise<number> {
  const failures: unknown[] = [];
  let cancelled = 0;
  for (const key of await findOverdueCheckouts(deps, now)) {
    try {
      cancelled += await cancelOverdue(deps, key, now);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some overdue orders could not be cancelled');
  return cancelled;
}
