import type { Database } from '@pasar/database';
import type { Kysely } from 'kysely';

/** Removes sessions and rate windows that are over. Nothing reads them any more; they only take room. */
export async function deleteExpiredSessions(db: Kysely<Database>, now: number): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<=', now).execute();
  await db.deleteFrom('rate_window').where('ends_at', '<=', now).execute();
}
