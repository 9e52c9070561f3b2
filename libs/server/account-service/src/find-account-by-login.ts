import { normalizePhone } from '@pasar/account';
import type { Database } from '@pasar/database';
import type { Market } from '@pasar/markets';
import type { Kysely } from 'kysely';

export type LoginAccount = {
  userid: number;
  username: string;
  password_hash: string | null;
  /** A test account, whose password is public. */
  is_test: boolean;
};

/** Finds an account by username, confirmed e-mail address or phone number of the market; a username match wins. */
export async function findAccountByLogin(
  db: Kysely<Database>,
  login: string,
  market: Market,
): Promise<LoginAccount | undefined> {
  const key = login.trim().toLowerCase();
  const phone = normalizePhone(login, market);
  const accounts = await db
    .selectFrom('account')
    .select(['userid', 'username', 'username_key', 'password_hash', 'is_test'])
    .where((where) =>
      where.or([
        where('username_key', '=', key),
        where.and([where('email', '=', key), where('email_verified', '=', true)]),
        ...(phone === null ? [] : [where('phone', '=', phone)]),
      ]),
    )
    .execute();
  return accounts.find((each) => each.username_key === key) ?? accounts[0];
}
