import type { Database } from '@pasar/database';
import type { Kysely } from 'kysely';

/** Deletes expired sessions and rate-limit windows. */
export async function deleteExpiredSessions(db: Kysely<Database>, now: number): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<=', now).execute();
  await db.deleteFrom('rate_window').where('ends_at', '<=', now).execute();
}
