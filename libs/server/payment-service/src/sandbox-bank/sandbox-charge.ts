import { randomUUID } from 'node:crypto';
import type { Database } from '@pasar/database';
import type { Kysely, Updateable } from 'kysely';
import type { ChargeDetails, ChargeRow } from './charge-row.ts';
import { presentCharge } from './present-charge.ts';

export type BankDeps = { readonly db: Kysely<Database>; readonly now: () => number };

/** Statuses that the shop is notified of by a webhook. */
const reportedStatuses = ['authorised', 'paid', 'failed', 'cancelled'];
/** Each event is delivered twice, as providers may do. */
const deliveriesPerEvent = 2;

/** Locks a charge for the transaction; undefined if it does not exist. */
export const lockCharge = async ({ db }: BankDeps, chargeId: string): Promise<ChargeRow | undefined> =>
  (await db
    .selectFrom('sandbox_charge')
    .selectAll()
    .where('charge_id', '=', chargeId)
    .forUpdate()
    .executeTakeFirst()) as ChargeRow | undefined;

type ChargeChanges = Pick<
  Updateable<Database['sandbox_charge']>,
  'status' | 'reason' | 'attempts' | 'settles_at'
> & {
  readonly details?: ChargeDetails;
};

/** Changes a charge and creates an event for the shop if it reached a status that is reported. */
export async function changeCharge(
  deps: BankDeps,
  before: ChargeRow,
  changes: ChargeChanges,
): Promise<ChargeRow> {
  const after = { ...before, ...changes } as ChargeRow;
  await deps.db
    .updateTable('sandbox_charge')
    .set(changes)
    .where('charge_id', '=', before.charge_id)
    .execute();
  if (after.status !== before.status && reportedStatuses.includes(after.status))
    await recordEvent(deps, after);
  return after;
}

async function recordEvent({ db, now }: BankDeps, charge: ChargeRow): Promise<void> {
  const { charge_id, status } = charge;
  const event_id = `evt_${randomUUID()}`;
  const body = JSON.stringify({ id: event_id, type: `charge.${status}`, charge: presentCharge(charge) });
  const row = { event_id, charge_id, body, deliver_at: now(), deliveries_left: deliveriesPerEvent };
  await db.insertInto('sandbox_event').values(row).execute();
}

/** Settles a charge whose delayed money has arrived. */
export async function settleDueCharge(deps: BankDeps, charge: ChargeRow): Promise<ChargeRow> {
  const isDue = charge.status === 'settling' && (charge.settles_at ?? 0) <= deps.now();
  return isDue ? changeCharge(deps, charge, { status: 'paid' }) : charge;
}

/** Runs work on a locked charge in a transaction; undefined if it does not exist. */
export function withCharge<Result>(
  deps: BankDeps,
  chargeId: string,
  work: (inside: BankDeps, charge: ChargeRow) => Promise<Result>,
): Promise<Result | undefined> {
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db };
    const charge = await lockCharge(inside, chargeId);
    return charge && work(inside, await settleDueCharge(inside, charge));
  });
}
