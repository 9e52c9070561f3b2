import { isPaymentOverdue, transitionOrder } from '@pasar/order';
import { runInTransaction } from './run-in-transaction.ts';
import { tryLockCheckout } from './lock-checkout.ts';
import type { CheckoutKey } from './lock-checkout.ts';
import type { OrderDeps } from './order-deps.ts';
import type { OrderRow } from './order-row.ts';
import { cancelAndRelease } from './cancel-and-release.ts';

/** Checkouts that one sweep takes at most: what is left waits for the next. */
const maxCheckoutsPerRun = 500;

/** Checkouts with an order whose time to pay is over, the longest overdue first. */
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

/** Cancels what is overdue of one checkout in one transaction. Gives how many orders; 0 when somebody else is at it. */
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
 * Cancels the orders that were not paid in time and gives back what they held, each once, in however many processes this
 * runs. Gives how many it cancelled. A checkout that can not be cancelled holds up no other: all such failures are thrown
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
