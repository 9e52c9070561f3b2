import type { Database } from '@pasar/database';
import type { Kysely } from 'kysely';

/** Which timestamps to set. */
export type AcceptedTimes = {
  readonly tos_accepted_time?: true;
  readonly cookies_accepted_time?: true;
};

/** Stores when terms or cookies were accepted; `now` in epoch milliseconds. @spec set-account-time */
export async function saveAcceptedTimes(
  db: Kysely<Database>,
  userid: number,
  accepted: AcceptedTimes,
  now: number,
): Promise<void> {
  await db
    .updateTable('account')
    .set({
      ...(accepted.tos_accepted_time && { tos_accepted_at: now }),
      ...(accepted.cookies_accepted_time && { cookies_accepted_at: now }),
    })
    .where('userid', '=', userid)
    .execute();
}

/** Stores whether the account objects to the processing of its data. @spec set-account-flag */
export async function saveProcessingObjection(
  db: Kysely<Database>,
  userid: number,
  disallow_data_processing: boolean,
): Promise<void> {
  await db.updateTable('account').set({ disallow_data_processing }).where('userid', '=', userid).execute();
}
