import type { OrderDeps } from './order-deps.ts';

type PaidOrder = {
  readonly user_id: number;
  readonly order_id: number;
  readonly market: string;
  readonly total: number;
  readonly currency: string;
};

/**
 * Writes into the payment ledger that an order's total was taken or given back. Each is written once an order: a second
 * time breaks the table's key, and with it the transaction.
 */
export async function recordPayment(
  { db }: OrderDeps,
  { user_id, order_id, market, total, currency }: PaidOrder,
  kind: 'charge' | 'refund',
  now: number,
): Promise<void> {
  await db
    .insertInto('order_payment')
    .values({ user_id, order_id, kind, market, amount: total, currency, at: now })
    .execute();
}
