import type { Database } from '@pasar/database';
import { keptSince } from '@pasar/notification';
import type { Kysely } from 'kysely';

/** Deletes notifications that are older than they are kept. */
export async function deleteOldNotifications(db: Kysely<Database>, now: number): Promise<void> {
  await db.deleteFrom('notification').where('created_at', '<', keptSince(now)).execute();
}
