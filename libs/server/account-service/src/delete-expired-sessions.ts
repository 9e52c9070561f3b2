import type { Database } from '@pasar/database';
import type { Kysely } from 'kysely';

const messageLifetimeMs = 7 * 86_400_000;

/** Deletes expired sessions, rate-limit windows, codes and links, and old messages of the outbox. */
export async function deleteExpiredSessions(db: Kysely<Database>, now: number): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<=', now).execute();
  await db.deleteFrom('rate_window').where('ends_at', '<=', now).execute();
  await db
    .deleteFrom('one_time_code')
    .where('attempts_end_at', '<=', now)
    .where('expires_at', '<=', now)
    .execute();
  await db.deleteFrom('account_link').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('message_outbox')
    .where('created_at', '<=', now - messageLifetimeMs)
    .execute();
}
