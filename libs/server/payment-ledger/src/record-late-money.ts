import type { LedgerDeps } from './ledger-deps.ts';
import { postMoney } from './post-sides.ts';
import type { LedgerOrder } from './post-sides.ts';

type LatePayment = {
  readonly order: LedgerOrder;
  readonly payment_id: number;
  readonly provider: string;
  readonly amount: number;
  readonly now: number;
};

/**
 * Records money for an order that can no longer be paid: it is owed back at once and never counts towards the order.
 * Call it once per payment and order, in the transaction that learns of it.
 */
export async function recordLateMoney(
  deps: LedgerDeps,
  { order, payment_id, provider, amount, now }: LatePayment,
): Promise<void> {
  if (amount === 0) return;
  const { user_id, order_id, market, currency } = order;
  await deps.db
    .insertInto('payment_refund')
    .values({
      ...{ refund_id: deps.ids.next(), user_id, order_id, market, payment_id, provider },
      ...{ key: `late/${payment_id}`, reason: 'late-money', amount, currency },
      ...{ state: 'requested', created_at: now, updated_at: now },
    })
    .execute();
  await postMoney(deps, { order, now }, { kind: 'late-money', provider, amount });
}
