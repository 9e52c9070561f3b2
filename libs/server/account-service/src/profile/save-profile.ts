import { checkProfile, checkUsername } from '@pasar/account';
import type { updateProfile } from '@pasar/account-contract';
import { violatesConstraint } from '@pasar/database';
import type { Database } from '@pasar/database';
import { errorCodes } from '@pasar/error-catalogue';
import type { CallBody } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import type { Kysely, Transaction } from 'kysely';
import { isReservedUsername } from '../is-reserved-username.ts';
import type { ProfileOwner } from './read-profile.ts';

type ProfileChanges = Omit<CallBody<typeof updateProfile>, 'adult_consent'>;

async function saveUsername(trx: Transaction<Database>, userid: number, username: string): Promise<void> {
  const check = checkUsername(username);
  if (!check.valid) throw new ApiError(errorCodes.PARAM, `username: ${check.reason}`);
  if (isReservedUsername(username)) throw new ApiError(errorCodes.RESERVED_USERNAME);
  await trx
    .updateTable('account')
    .set({ username, username_key: username.toLowerCase() })
    .where('userid', '=', userid)
    .execute()
    .catch((error: unknown) => {
      throw violatesConstraint(error, 'account_username_key_key')
        ? new ApiError(errorCodes.DUPLICATE_USERNAME)
        : error;
    });
}

/** Stores the birth date, which unlocks adult content and so can be set only once. The same date again changes nothing. */
async function saveBirth(trx: Transaction<Database>, userid: number, birthTimestamp: number): Promise<void> {
  const birth_at = birthTimestamp * 1000;
  const { numUpdatedRows } = await trx
    .updateTable('account')
    .set({ birth_at })
    .where('userid', '=', userid)
    .where('birth_verified', '=', false)
    .where('birth_at', 'in', [0, birth_at])
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ApiError(errorCodes.BIRTH_DATE_FIXED);
}

/** Saves all changes or none. Throws `PARAM`, `DUPLICATE_USERNAME`, `RESERVED_USERNAME` or `BIRTH_DATE_FIXED`. @spec profile-update */
export async function saveProfile(
  db: Kysely<Database>,
  { username, birth_timestamp, ...texts }: ProfileChanges,
  { userid, now }: Pick<ProfileOwner, 'userid'> & { readonly now: number },
): Promise<void> {
  const fault = checkProfile({ ...texts, ...(birth_timestamp !== undefined && { birth_timestamp }) }, now);
  if (fault) throw new ApiError(errorCodes.PARAM, fault);
  const trimmed = {
    ...texts,
    ...(texts.name !== undefined && { name: texts.name.trim() }),
    ...(texts.bio !== undefined && { bio: texts.bio.trim() }),
  };
  await db.transaction().execute(async (trx) => {
    if (username !== undefined) await saveUsername(trx, userid, username);
    if (birth_timestamp !== undefined && birth_timestamp !== 0) await saveBirth(trx, userid, birth_timestamp);
    if (Object.keys(trimmed).length === 0) return;
    await trx
      .insertInto('account_profile')
      .values({ userid, ...trimmed })
      .onConflict((conflict) => conflict.column('userid').doUpdateSet(trimmed))
      .execute();
  });
}
