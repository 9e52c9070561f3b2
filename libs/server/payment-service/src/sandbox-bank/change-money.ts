import { changeCharge } from './sandbox-charge.ts';
import type { ChargeRow } from './charge-row.ts';
import type { BankDeps } from './sandbox-charge.ts';
import { settlementDelayMs } from './test-inputs.data.ts';

/** Takes what was reserved; at once, or after a while where the card is slow. Anything else stays as it is. */
export async function captureCharge(deps: BankDeps, charge: ChargeRow): Promise<ChargeRow> {
  if (charge.status !== 'authorised') return charge;
  if (charge.details.settles_later !== true) return changeCharge(deps, charge, { status: 'paid' });
  const settles_at = deps.now() + settlementDelayMs;
  return changeCharge(deps, charge, { status: 'settling', settles_at });
}

/** Gives up what is not paid. Money that is on its way arrives all the same. */
export async function cancelCharge(deps: BankDeps, charge: ChargeRow): Promise<ChargeRow> {
  const canEnd = ['created', 'challenge', 'authorised'].includes(charge.status);
  return canEnd ? changeCharge(deps, charge, { status: 'cancelled' }) : charge;
}

type RefundInput = { readonly key: string; readonly amount: number };

/** Gives back a part, once a key; false when that is more than was paid. */
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
