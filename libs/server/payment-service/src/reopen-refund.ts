import type { Database } from '@pasar/database';
import { runInTransaction } from '@pasar/order-service';
import { reversePayout } from '@pasar/payment-ledger';
import type { Selectable } from 'kysely';
import type { ChargeResult } from './apply-charge.ts';
import { isNewEvent } from './is-new-event.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { retryRefundAt } from './retry-refund-at.ts';

type RefundRow = Selectable<Database['payment_refund']>;

const lockRefund = ({ db }: PaymentDeps, refundId: number) =>
  db.selectFrom('payment_refund').selectAll().where('refund_id', '=', refundId).forUpdate();

/** Opens a locked refund that counts as paid out again: the ledger owes it to the shopper, and a sweep sends it once more. */
async function reopen(deps: PaymentDeps, refund: RefundRow, now: number): Promise<void> {
  const { refund_id } = refund;
  const attempts = refund.attempts + 1;
  await deps.db
    .updateTable('payment_refund')
    .set({ state: 'requested', attempts, updated_at: retryRefundAt(attempts, now), check_at: null })
    .where('refund_id', '=', refund_id)
    .execute();
  await reversePayout(deps, refund, now);
  deps.log('refund: failed after it was accepted', { refund_id });
}

type RefundEvent = { readonly provider: string; readonly eventId: string; readonly now: number };

/**
 * Processes a provider's event that a refund failed after it was accepted, in one transaction: the ledger owes it to the shopper
 * again, and a sweep sends it once more. A refund that is not counted as paid out stays as it is.
 */
export const reopenRefund = (
  deps: PaymentDeps,
  refundId: number,
  { provider, eventId, now }: RefundEvent,
): Promise<Extract<ChargeResult, 'applied' | 'duplicate' | 'unknown-payment'>> =>
  runInTransaction(deps, async ({ db }) => {
    const inside = { ...deps, db };
    const refund = await lockRefund(inside, refundId).where('provider', '=', provider).executeTakeFirst();
    if (!refund) return 'unknown-payment';
    if (!(await isNewEvent({ db }, provider, eventId, now))) return 'duplicate';
    if (refund.state !== 'done') return 'applied';
    await reopen(inside, refund, now);
    return 'applied';
  });

/**
 * Processes a provider's answer that a refund failed after it was accepted, like its event. A refund that was opened again or sent
 * once more since the question stays as it is.
 */
export const reopenReturnedRefund = (
  deps: PaymentDeps,
  { refund_id, attempts }: Pick<RefundRow, 'refund_id' | 'attempts'>,
  now: number,
): Promise<void> =>
  runInTransaction(deps, async ({ db }) => {
    const inside = { ...deps, db };
    const refund = await lockRefund(inside, refund_id)
      .where('state', '=', 'done')
      .where('attempts', '=', attempts)
      .executeTakeFirst();
    if (refund) await reopen(inside, refund, now);
  });
