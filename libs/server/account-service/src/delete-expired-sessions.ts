import type { Database } from '@pasar/database';
import { dayMs } from '@pasar/durations';
import type { Kysely } from 'kysely';

const messageLifetimeMs = 7 * dayMs;

/** Tables of pending sign-ins and invitations, with an expiry column. */
const expiringTables = [
  'account_link',
  'qr_sign_in',
  'oauth_attempt',
  'pending_social_identity',
  'passkey_challenge',
  'shop_invitation',
  'sign_in_step',
] as const;

/** Deletes expired sessions, rate-limit windows, codes, links, pending sign-ins and invitations, and old messages of the outbox. */
export async function deleteExpiredSessions(db: Kysely<Database>, now: number): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<=', now).execute();
  await db.deleteFrom('rate_window').where('ends_at', '<=', now).execute();
  await db
    .deleteFrom('one_time_code')
    .where('attempts_end_at', '<=', now)
    .where('expires_at', '<=', now)
    .execute();
  for (const table of expiringTables) await db.deleteFrom(table).where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('message_outbox')
    .where('created_at', '<=', now - messageLifetimeMs)
    .execute();
}
