import { hourMs } from '@pasar/durations';
import { forEachProvider } from './for-each-provider.ts';
import { nextRefundCheck } from './next-refund-check.ts';
import { findProvider } from './payment-deps.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { findPayment } from './payment-row.ts';
import { reopenReturnedRefund } from './reopen-refund.ts';

const refundsPerRun = 20;
/** Until a check is repeated whose provider did not answer. */
const retryDelayMs = hourMs;

/** Claims a provider's refunds whose check is due, so that no other process asks about them at the same time. */
const claimDue = ({ db }: PaymentDeps, provider: string, now: number) =>
  db
    .updateTable('payment_refund')
    .set({ check_at: now + retryDelayMs })
    .where('refund_id', 'in', (eb) =>
      eb
        .selectFrom('payment_refund')
        .select('refund_id')
        .where('provider', '=', provider)
        .where('state', '=', 'done')
        .where('check_at', '<=', now)
        .orderBy('check_at')
        .limit(refundsPerRun)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();

type RefundRow = Awaited<ReturnType<typeof claimDue>>[number];

/** Whether the provider says that a refund came back; undefined for a provider that cannot tell. */
async function askProvider(deps: PaymentDeps, refund: RefundRow): Promise<boolean | undefined> {
  const { refund_id, payment_id, amount } = refund;
  const provider = findProvider(deps, refund.provider);
  const payment = payment_id === null ? undefined : await findPayment(deps, payment_id);
  if (!provider.hasRefundFailed || !payment?.provider_ref) return undefined;
  return provider.hasRefundFailed({
    payment_id: payment.payment_id,
    ref: payment.provider_ref,
    refund_id,
    amount,
  });
}

async function checkRefund(deps: PaymentDeps, refund: RefundRow, now: number): Promise<void> {
  const { refund_id, attempts } = refund;
  const hasFailed = await askProvider(deps, refund);
  if (hasFailed) return reopenReturnedRefund(deps, refund, now);
  const check_at = hasFailed === undefined ? null : nextRefundCheck(refund.updated_at, now);
  await deps.db
    .updateTable('payment_refund')
    .set({ check_at })
    .where('refund_id', '=', refund_id)
    .where('state', '=', 'done')
    .where('attempts', '=', attempts)
    .execute();
}

/**
 * Asks providers again about refunds that they accepted, less often as they get older: a bank may return one, and the event that
 * says so may be lost. Those that came back are sent once more, each once, in any number of processes.
 */
export async function checkRefunds(deps: PaymentDeps, now: number): Promise<void> {
  const run = async (refund: RefundRow): Promise<boolean> => {
    try {
      await checkRefund(deps, refund, now);
      return true;
    } catch (error) {
      const { refund_id } = refund;
      deps.log('refund: not checked', {
        refund_id,
        error: error instanceof Error ? error.message : 'unknown',
      });
      return false;
    }
  };
  await forEachProvider(deps, { find: (provider) => claimDue(deps, provider, now), run });
}
