import { describeDevice } from '@pasar/account';
import type { Device } from '@pasar/account-contract';
import type { Database } from '@pasar/database';
import { toUnixSeconds } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { Kysely } from 'kysely';
import type { SessionOwner } from '../identity/fresh-identity.ts';
import { hashSecret } from '../browser-secret.ts';

const maxDevices = 100;

/** Lists the member's sessions: this device first, then the most recently used. */
export async function readDevices(
  db: Kysely<Database>,
  { userid, sessionToken = '' }: SessionOwner,
  now: number,
): Promise<Device[]> {
  const sessions = await db
    .selectFrom('session')
    .select(['token_hash', 'device_id', 'user_agent', 'created_at', 'seen_at'])
    .where('userid', '=', userid)
    .where('expires_at', '>', now)
    .orderBy('seen_at', 'desc')
    .limit(maxDevices)
    .execute();
  const current = hashSecret(sessionToken);
  return sessions
    .map((session) => ({
      id: session.device_id,
      ...describeDevice(session.user_agent),
      signed_in_at: toUnixSeconds(session.created_at),
      last_used_at: toUnixSeconds(session.seen_at),
      is_current: session.token_hash === current,
    }))
    .toSorted((one, other) => Number(other.is_current) - Number(one.is_current));
}

/** Ends another session of the member. Throws `NOT_FOUND` for this session, a missing one or another member's. */
export async function endDevice(
  db: Kysely<Database>,
  { userid, sessionToken = '' }: SessionOwner,
  device: string,
): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('device_id', '=', device)
    .where('userid', '=', userid)
    .where('token_hash', '<>', hashSecret(sessionToken))
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new ApiError(errorCodes.NOT_FOUND, 'There is no such device.');
}

/** Ends every session of the member except this one. */
export async function endOtherDevices(
  db: Kysely<Database>,
  { userid, sessionToken = '' }: SessionOwner,
): Promise<void> {
  await db
    .deleteFrom('session')
    .where('userid', '=', userid)
    .where('token_hash', '<>', hashSecret(sessionToken))
    .execute();
}
