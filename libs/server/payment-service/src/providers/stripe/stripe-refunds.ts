import type Stripe from 'stripe';
import type { RefundOrder } from '../../payment-provider.ts';

const failedStatuses: readonly (string | null)[] = ['failed', 'canceled'];

export const hasFailed = ({ status }: Pick<Stripe.Refund, 'status'>): boolean =>
  failedStatuses.includes(status);

/** The refund that one of Stripe's refunds pays out; undefined for one that an operator made at Stripe. */
export function readRefundId({ metadata }: Pick<Stripe.Refund, 'metadata'>): number | undefined {
  const id = Number(metadata?.['refund_id'] ?? Number.NaN);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** Finds what Stripe has of a refund, which may have been tried several times: whether one was not refused, and how many failed. */
export async function findTries(
  stripe: Stripe,
  payment_intent: string,
  refund_id: number,
): Promise<{ readonly isPaid: boolean; readonly failures: number }> {
  let isPaid = false;
  let failures = 0;
  for await (const refund of stripe.refunds.list({ payment_intent, limit: 100 })) {
    if (readRefundId(refund) !== refund_id) continue;
    if (hasFailed(refund)) failures += 1;
    else isPaid = true;
  }
  return { isPaid, failures };
}

/**
 * Pays a refund out unless Stripe has it already: Stripe forgets an idempotency key after a day, and a refund may be repeated
 * later. Each try after a failure has its own key, since Stripe answers a known one with the failed refund. Rejects if it fails.
 */
export async function payRefund(
  stripe: Stripe,
  payment_intent: string,
  { refund_id, amount }: Pick<RefundOrder, 'refund_id' | 'amount'>,
): Promise<void> {
  const { isPaid, failures } = await findTries(stripe, payment_intent, refund_id);
  if (isPaid) return;
  const refund = await stripe.refunds.create(
    { payment_intent, amount, metadata: { refund_id: String(refund_id) } },
    { idempotencyKey: ['refund', refund_id, ...(failures > 0 ? [failures] : [])].join('/') },
  );
  if (hasFailed(refund)) throw new Error(`Stripe's refund of ${payment_intent} is ${refund.status}.`);
}
