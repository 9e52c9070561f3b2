import type { LedgerDeps } from './ledger-deps.ts';

/**
 * Reads how much of an order's refunds has failed at the provider and is being retried, in the minor unit. A refund that is sent
 * for the first time does not count.
 */
export async function readDelayedRefund(
  { db }: Pick<LedgerDeps, 'db'>,
  { user_id, order_id }: { readonly user_id: number; readonly order_id: number },
): Promise<number> {
  const { sum } = await db
    .selectFrom('payment_refund')
    .select(({ fn }) => fn.sum('amount').as('sum'))
    .where('user_id', '=', user_id)
    .where('order_id', '=', order_id)
    .where('state', '=', 'requested')
    .where('attempts', '>', 0)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}
