import { runInTransaction } from '@pasar/order-service';
import { recordPayout } from '@pasar/payment-ledger';
import { forEachProvider } from './for-each-provider.ts';
import { nextRefundCheck } from './next-refund-check.ts';
import { findProvider } from './payment-deps.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { findPayment } from './payment-row.ts';
import { retryRefundAt } from './retry-refund-at.ts';

const refundsPerRun = 50;

/** Finds the requested refunds of a provider, except those that wait to be sent again. */
const findRequested = ({ db }: PaymentDeps, provider: string, now: number) =>
  db
    .selectFrom('payment_refund')
    .selectAll()
    .where('provider', '=', provider)
    .where('state', '=', 'requested')
    .where((eb) => eb.or([eb('attempts', '=', 0), eb('updated_at', '<=', now)]))
    .orderBy('refund_id')
    .limit(refundsPerRun)
    .execute();

type RefundRow = Awaited<ReturnType<typeof findRequested>>[number];

/** Whether this process marked it as done: the ledger records it once. */
const markDone = (deps: PaymentDeps, refund: RefundRow, now: number): Promise<boolean> =>
  runInTransaction(deps, async ({ db }) => {
    const check_at = findProvider(deps, refund.provider).hasRefundFailed ? nextRefundCheck(now, now) : null;
    const { numUpdatedRows } = await db
      .updateTable('payment_refund')
      .set({ state: 'done', updated_at: now, check_at })
      .where('refund_id', '=', refund.refund_id)
      .where('state', '=', 'requested')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await recordPayout({ ...deps, db }, refund, now);
    return true;
  });

async function sendRefund(deps: PaymentDeps, refund: RefundRow, now: number): Promise<boolean> {
  const payment = refund.payment_id === null ? undefined : await findPayment(deps, refund.payment_id);
  if (!payment?.provider_ref) throw new Error('The payment of a refund is missing.');
  const { payment_id, provider_ref: ref } = payment;
  const { refund_id, amount } = refund;
  await findProvider(deps, refund.provider).refund({ payment_id, ref, refund_id, amount });
  return markDone(deps, refund, now);
}

/** Delays each retry of a refund longer. */
const delayRetry = ({ db }: PaymentDeps, { refund_id, attempts }: RefundRow, now: number) =>
  db
    .updateTable('payment_refund')
    .set({ attempts: attempts + 1, updated_at: retryRefundAt(attempts, now) })
    .where('refund_id', '=', refund_id)
    .execute();

/**
 * Sends decided refunds to providers, each once, in any number of processes. A refund without a response is sent again later
 * under the same id, and those of its provider that wait with it in the next run.
 */
export async function sendRefunds(deps: PaymentDeps, now: number): Promise<number> {
  let done = 0;
  const run = async (refund: RefundRow): Promise<boolean> => {
    try {
      if (await sendRefund(deps, refund, now)) done += 1;
      return true;
    } catch (error) {
      const { refund_id } = refund;
      deps.log('refund: not done', { refund_id, error: error instanceof Error ? error.message : 'unknown' });
      await delayRetry(deps, refund, now);
      return false;
    }
  };
  await forEachProvider(deps, { find: (provider) => findRequested(deps, provider, now), run });
  return done;
}
