import type { Database } from '@pasar/database';
import { verificationLimits } from '@pasar/verification';
import type { Kysely } from 'kysely';

/** Deletes verifications that can no longer be passed or used. */
export async function deleteExpiredVerifications(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .deleteFrom('verification')
    .where('expires_at', '<=', now - verificationLimits.tokenLifetimeMs)
    .execute();
}
