import type { Database } from '@pasar/database';
import { minuteMs } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { Kysely } from 'kysely';

export const pendingIdentityLifetimeMs = 15 * minuteMs;

type PendingIdentity = {
  readonly token_hash: string;
  readonly provider: string;
  readonly subject: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly carried: string;
};

/** Stores an identity for the browser that brought it, until its owner chooses an account. */
export async function storePendingIdentity(
  db: Kysely<Database>,
  identity: PendingIdentity,
  now: number,
): Promise<void> {
  await db
    .insertInto('pending_social_identity')
    .values({ ...identity, expires_at: now + pendingIdentityLifetimeMs })
    .execute();
}

/** Reads this browser's pending identity. Throws `SIGN_IN_STEP_EXPIRED` if there is none. */
export async function readPending(db: Kysely<Database>, token_hash: string | undefined, now: number) {
  const row = await db
    .selectFrom('pending_social_identity')
    .selectAll()
    .where('token_hash', '=', token_hash ?? '')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) throw new ApiError(errorCodes.SIGN_IN_STEP_EXPIRED);
  return row;
}

/** Consumes the pending identity; of two concurrent calls, one succeeds. Throws `SIGN_IN_STEP_EXPIRED`. */
export async function consumePending(db: Kysely<Database>, token_hash: string | undefined, now: number) {
  const row = await db
    .deleteFrom('pending_social_identity')
    .where('token_hash', '=', token_hash ?? '')
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new ApiError(errorCodes.SIGN_IN_STEP_EXPIRED);
  return row;
}
