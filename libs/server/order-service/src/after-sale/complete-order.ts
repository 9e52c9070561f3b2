import type { MarketCode } from '@pasar/markets';
import { afterSaleTerms, daysAfter } from '@pasar/order';
import type { Actor } from '@pasar/order';
import type { Order } from '@pasar/order-contract';
import { settleEarnedCoins } from '../coins/settle-earned-coins.ts';
import { settleIncome } from '../income/settle-income.ts';
import { lockOwnOrder } from '../lock-order.ts';
import { applyOrderAction } from '../apply-order-action.ts';
import type { OrderDeps } from '../order-deps.ts';
import type { OrderOwner } from '../order-owner.ts';
import type { OrderRow } from '../order-row.ts';
import { publishEvent } from '../publish-event.ts';
import { getOwnOrder } from '../read-orders.ts';
import { runInTransaction } from '../run-in-transaction.ts';

type Completion = {
  readonly action: 'receive' | 'withdraw-return' | 'refuse-return' | 'refund-part';
  readonly actor: Actor;
  readonly note?: string | undefined;
  readonly now: number;
};

/** Completes an order under its lock: awards its coins, and starts the return period unless it is already running. */
export async function completeOrder(
  deps: OrderDeps,
  order: OrderRow,
  completion: Completion,
): Promise<OrderRow> {
  const { now } = completion;
  const { returnDays } = afterSaleTerms(order.market as MarketCode);
  const set = {
    receive_by: null,
    completed_at: order.completed_at ?? now,
    return_by: order.return_by ?? daysAfter(now, returnDays),
  };
  const completed = await applyOrderAction(deps, order, { ...completion, set });
  await settleEarnedCoins(deps, completed, now);
  await settleIncome(deps, completed, now);
  const { user_id: userid, order_id, shopid, market } = order;
  await publishEvent(deps, { market, topic: 'order-completed', payload: { userid, order_id, shopid }, now });
  return completed;
}

/**
 * Confirms receipt by the buyer. Idempotent. Throws NOT_FOUND if the order does not exist or belongs to another member,
 * ORDER_STEP_NOT_ALLOWED if it was not shipped.
 */
export function receiveOwnOrder(
  deps: OrderDeps,
  owner: OrderOwner,
  orderId: number,
  now: number,
): Promise<Order> {
  return runInTransaction(deps, async (inside) => {
    const { order } = await lockOwnOrder(inside, owner, orderId);
    if (order.status !== 'completed')
      await completeOrder(inside, order, { action: 'receive', actor: 'buyer', now });
    return getOwnOrder(inside, owner, orderId, now);
  });
}
