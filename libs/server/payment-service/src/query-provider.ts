import { applyCharge } from './apply-charge.ts';
import type { ChargeResult } from './apply-charge.ts';
import { chargeRequest } from './charge-request.ts';
import { findProvider } from './payment-deps.ts';
import type { PaymentDeps } from './payment-deps.ts';
import type { Charge } from './payment-provider.ts';
import type { PaymentRow } from './payment-row.ts';

/**
 * Queries the provider for a payment and applies the result. Restarts a payment whose start got no response, which yields the
 * same charge. Rejects without a response; nothing has changed then.
 */
export async function queryProvider(deps: PaymentDeps, row: PaymentRow, now: number): Promise<ChargeResult> {
  const provider = findProvider(deps, row.provider);
  const { payment_id, provider_ref: ref } = row;
  const charge = await (ref === null
    ? provider.start(chargeRequest(deps, row))
    : provider.query({ payment_id, ref }));
  return applyCharge(deps, charge, { now });
}

/** Marks an open payment as unknown until its provider is queried again; others are queried before it. */
async function markUnknown({ db }: PaymentDeps, row: PaymentRow, now: number): Promise<void> {
  await db
    .updateTable('payment')
    .set({ state: 'unknown', updated_at: now })
    .where('payment_id', '=', row.payment_id)
    .where('state', 'in', ['unknown', 'pending'])
    .execute();
}

/**
 * Runs an operation on a charge and applies the result; without a response the payment becomes unknown, which is never
 * an error to the shopper. Resolves to whether the provider answered.
 */
export async function withAnswer(
  deps: PaymentDeps,
  row: PaymentRow,
  now: number,
  work: () => Promise<Charge | ChargeResult>,
): Promise<boolean> {
  try {
    const answer = await work();
    if (typeof answer !== 'string') await applyCharge(deps, answer, { now });
    return true;
  } catch (error) {
    const { payment_id } = row;
    deps.log('payment: no answer', { payment_id, error: error instanceof Error ? error.message : 'unknown' });
    await markUnknown(deps, row, now);
    return false;
  }
}
