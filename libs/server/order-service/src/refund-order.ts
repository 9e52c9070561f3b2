import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { refund } from '@pasar/payment-ledger';
import { sql } from 'kysely';
import { addCoins } from './coins/coin-ledger.ts';
import type { OrderDeps } from './order-deps.ts';
import type { OrderRow } from './order-row.ts';

export type OrderRefund = {
  /** In minor units and coins. */
  readonly amount: number;
  readonly coins: number;
  /** Idempotency reference of what is refunded. */
  readonly reference: string;
  /** Recorded in the ledger. */
  readonly reason: 'cancelled' | 'return';
  readonly now: number;
};

const addToRefunded = (
  { db }: OrderDeps,
  { user_id, order_id, payment_status }: OrderRow,
  { amount, coins }: OrderRefund,
) =>
  db
    .updateTable('orders')
    .set({
      refunded_amount: sql`refunded_amount + ${amount}`,
      uncharged_amount: sql`uncharged_amount + ${payment_status === 'paid' ? 0 : amount}`,
      refunded_coins: sql`refunded_coins + ${coins}`,
    })
    .where('user_id', '=', user_id)
    .where('order_id', '=', order_id)
    .where(sql<boolean>`refunded_amount + ${amount} <= total and refunded_coins + ${coins} <= coins_spent`)
    .executeTakeFirstOrThrow();

/**
 * Refunds money and coins of an order, in the caller's transaction. Money that was never charged is no longer owed.
 * Throws ORDER_STEP_NOT_ALLOWED for more than was paid.
 */
export async function refundOrder(deps: OrderDeps, order: OrderRow, wanted: OrderRefund): Promise<void> {
  const { amount, coins, reference, reason, now } = wanted;
  const { numUpdatedRows } = await addToRefunded(deps, order, wanted);
  if (numUpdatedRows !== 1n)
    throw new ApiError(errorCodes.ORDER_STEP_NOT_ALLOWED, 'The refund exceeds the payment.');
  const { user_id, user_id: userid, market, order_id } = order;
  if (amount > 0 && order.payment_status === 'paid')
    await refund(deps, { user_id, order_id, amount, reason, key: reference, now });
  const entry = { kind: 'refunded', amount: coins, reference: `${order_id}/${reference}`, order_id } as const;
  await addCoins(deps, { userid, market }, { ...entry, now });
}
