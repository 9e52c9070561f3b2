import { runInTransaction } from '@pasar/order-service';
import { reversePayout } from '@pasar/payment-ledger';
import type { ChargeResult } from './apply-charge.ts';
import { isNewEvent } from './is-new-event.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { retryRefundAt } from './retry-refund-at.ts';

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
    const refund = await db
      .selectFrom('payment_refund')
      .selectAll()
      .where('refund_id', '=', refundId)
      .where('provider', '=', provider)
      .forUpdate()
      .executeTakeFirst();
    if (!refund) return 'unknown-payment';
    if (!(await isNewEvent({ db }, provider, eventId, now))) return 'duplicate';
    if (refund.state !== 'done') return 'applied';
    const attempts = refund.attempts + 1;
    await db
      .updateTable('payment_refund')
      .set({ state: 'requested', attempts, updated_at: retryRefundAt(attempts, now) })
      .where('refund_id', '=', refundId)
      .execute();
    await reversePayout({ ...deps, db }, refund, now);
    deps.log('refund: failed after it was accepted', { refund_id: refundId });
    return 'applied';
  });
