import type { Database } from '@pasar/database';
import { minuteMs } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { Kysely } from 'kysely';

export const oauthAttemptLifetimeMs = 10 * minuteMs;

type OauthAttempt = {
  readonly secret_hash: string;
  readonly provider: string;
  readonly market: string;
  readonly carried: string;
  /** The member who proves their identity; null for a sign-in. */
  readonly userid: number | null;
};

/** Stores an attempt until the provider's response. `now` in epoch milliseconds. */
export async function storeOauthAttempt(
  db: Kysely<Database>,
  attempt: OauthAttempt,
  now: number,
): Promise<void> {
  await db
    .insertInto('oauth_attempt')
    .values({ ...attempt, expires_at: now + oauthAttemptLifetimeMs })
    .execute();
}

/** Consumes an attempt. Throws `PROVIDER_REFUSED` if it is expired, used, or from another market. */
export async function consumeAttempt(
  db: Kysely<Database>,
  { secret_hash, market }: Pick<OauthAttempt, 'secret_hash' | 'market'>,
  now: number,
): Promise<OauthAttempt> {
  const row = await db
    .deleteFrom('oauth_attempt')
    .where('secret_hash', '=', secret_hash)
    .where('market', '=', market)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new ApiError(errorCodes.PROVIDER_REFUSED);
  return row;
}
