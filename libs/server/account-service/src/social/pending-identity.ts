import type { Database } from '@pasar/database';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { Kysely } from 'kysely';

export const pendingIdentityLifetimeMs = 15 * 60_000;

type PendingIdentity = {
  readonly token_hash: string;
  readonly provider: string;
  readonly subject: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly carried: string;
};

/** Keeps an identity for the browser that brought it, until its owner says to which account it belongs. */
export async function keepPendingIdentity(
  db: Kysely<Database>,
  identity: PendingIdentity,
  now: number,
): Promise<void> {
  await db
    .insertInto('pending_social_identity')
    .values({ ...identity, expires_at: now + pendingIdentityLifetimeMs })
    .execute();
}

/** The identity that waits in this browser. Throws `SIGN_IN_STEP_EXPIRED` when there is none. */
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

/** Uses it up: of two at once, one gets it. Throws `SIGN_IN_STEP_EXPIRED`. */
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
