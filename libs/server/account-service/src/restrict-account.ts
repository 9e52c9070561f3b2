import type { AccountRestriction } from '@pasar/account';
import type { Database } from '@pasar/database';
import type { Kysely } from 'kysely';

/**
 * Freezes or bans an account, or releases it with null: a restricted account is signed out everywhere at once and cannot sign in
 * by any method. Its orders go on, and its data stays. Returns whether there is an account with this username.
 */
export const restrictAccount = (
  db: Kysely<Database>,
  username: string,
  restriction: AccountRestriction | null,
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    // The lock comes first: a sign-in that is under way is either refused, or its session is deleted here.
    const account = await trx
      .updateTable('account')
      .set({ restriction })
      .where('username_key', '=', username.toLowerCase())
      .returning('userid')
      .executeTakeFirst();
    if (!account) return false;
    if (restriction !== null) await trx.deleteFrom('session').where('userid', '=', account.userid).execute();
    return true;
  });
