import { changeCharge } from './sandbox-charge.ts';
import type { ChargeRow } from './charge-row.ts';
import type { BankDeps } from './sandbox-charge.ts';
import { settlementDelayMs } from './test-inputs.data.ts';

/** Captures a reservation, immediately or, for a slow card, later. Any other charge stays unchanged. */
export async function captureCharge(deps: BankDeps, charge: ChargeRow): Promise<ChargeRow> {
  if (charge.status !== 'authorised') return charge;
  if (charge.details.settles_later !== true) return changeCharge(deps, charge, { status: 'paid' });
  const settles_at = deps.now() + settlementDelayMs;
  return changeCharge(deps, charge, { status: 'settling', settles_at });
}

/** Cancels an unpaid charge. Money that is already on its way still arrives. */
export async function cancelCharge(deps: BankDeps, charge: ChargeRow): Promise<ChargeRow> {
  const canEnd = ['created', 'challenge', 'authorised'].includes(charge.status);
  return canEnd ? changeCharge(deps, charge, { status: 'cancelled' }) : charge;
}

type RefundInput = { readonly key: string; readonly amount: number };

/** Refunds a part, once per key; returns false if it exceeds the paid amount. */
export async function refundCharge(
  { db, now }: BankDeps,
  charge: ChargeRow,
  { key, amount }: RefundInput,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('sandbox_refund')
    .values({ idempotency_key: key, charge_id: charge.charge_id, amount, created_at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return true;
  const changed = await db
    .updateTable('sandbox_charge')
    .set((eb) => ({ refunded: eb('refunded', '+', amount) }))
    .where('charge_id', '=', charge.charge_id)
    .where('status', '=', 'paid')
    .where((eb) => eb(eb('refunded', '+', amount), '<=', eb.ref('amount')))
    .executeTakeFirst();
  if (changed.numUpdatedRows > 0n) return true;
  await db.deleteFrom('sandbox_refund').where('idempotency_key', '=', key).execute();
  return false;
}
