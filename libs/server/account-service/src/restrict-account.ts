import { describeRestriction } from '@pasar/account';
import type { AccountRestriction } from '@pasar/account';
import type { Database } from '@pasar/database';
import type { Kysely } from 'kysely';
import { setShopsClosed } from './set-shops-closed.ts';

/**
 * Restricts an account, or releases it with null: a restricted account is signed out everywhere at once and cannot sign in, and
 * some restrictions close its shops. Its orders go on, and its data stays. Returns whether there is an account with this username.
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
    const { userid } = account;
    if (restriction !== null) await trx.deleteFrom('session').where('userid', '=', userid).execute();
    await setShopsClosed(
      trx,
      userid,
      restriction !== null && describeRestriction(restriction).closesShops === true,
    );
    return true;
  });
