import { deletionWaitMs } from '@pasar/account';
import type { DeletionReason } from '@pasar/account';
import type { Database } from '@pasar/database';
import { toUnixSeconds } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { Kysely } from 'kysely';
import { requireFreshIdentity } from '../identity/fresh-identity.ts';
import type { SessionOwner } from '../identity/fresh-identity.ts';
import { hasOpenOrders } from './has-open-orders.ts';

/**
 * Schedules the deletion and ends every session. Idempotent. Throws `IDENTITY_PROOF_NEEDED`, or `ACCOUNT_HAS_OPEN_ORDERS`
 * while a parcel or a payment is outstanding.
 */
export async function planDeletion(
  db: Kysely<Database>,
  reason: DeletionReason,
  { now, ...owner }: SessionOwner & { readonly now: number },
): Promise<{ readonly deletion_time: number }> {
  const { userid } = owner;
  await requireFreshIdentity(db, owner, now);
  return db.transaction().execute(async (trx) => {
    if (await hasOpenOrders(trx, userid)) throw new ApiError(errorCodes.ACCOUNT_HAS_OPEN_ORDERS);
    const { due_at } = await trx
      .insertInto('account_deletion')
      .values({ userid, reason, requested_at: now, due_at: now + deletionWaitMs })
      .onConflict((conflict) => conflict.column('userid').doUpdateSet({ reason }))
      .returning('due_at')
      .executeTakeFirstOrThrow();
    await trx.deleteFrom('session').where('userid', '=', userid).execute();
    return { deletion_time: toUnixSeconds(due_at) };
  });
}

/** Cancels the deletion; does nothing if none is scheduled. */
export async function dropDeletion(db: Kysely<Database>, userid: number): Promise<void> {
  await db.deleteFrom('account_deletion').where('userid', '=', userid).execute();
}
