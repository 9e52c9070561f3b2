import type { Database } from '@pasar/database';
import type { VerificationFactors } from '@pasar/verification';
import type { Kysely } from 'kysely';
import type { VerificationRow } from './verification-rows.ts';

/** A member's verification factors and addresses. */
export type MemberFactors = VerificationFactors & {
  readonly phone: string;
  readonly email: string;
  readonly passwordHash: string | null;
  readonly pinHash: string | null;
};

const nothing: MemberFactors = {
  hasPassword: false,
  hasPhone: false,
  hasEmail: false,
  hasOtherDevice: false,
  hasWalletPin: false,
  hasProvider: false,
  phone: '',
  email: '',
  passwordHash: null,
  pinHash: null,
};

async function countOtherSessions(db: Kysely<Database>, row: VerificationRow, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('session')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userid', '=', row.userid)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return count - (row.session_hash === '' ? 0 : 1);
}

const hasLinkedIdentity = async (db: Kysely<Database>, userid: number): Promise<boolean> =>
  (await db
    .selectFrom('social_identity')
    .select('provider')
    .where('userid', '=', userid)
    .executeTakeFirst()) !== undefined;

/** Reads the factors of a verification's member; none for a visitor. */
export async function readFactors(
  db: Kysely<Database>,
  row: VerificationRow,
  now: number,
): Promise<MemberFactors> {
  if (row.userid === 0) return nothing;
  const account = await db
    .selectFrom('account')
    .leftJoin('wallet_pin', 'wallet_pin.userid', 'account.userid')
    .select(['phone', 'email', 'email_verified', 'password_hash', 'pin_hash'])
    .where('account.userid', '=', row.userid)
    .executeTakeFirst();
  if (!account) return nothing;
  const email = account.email_verified ? (account.email ?? '') : '';
  return {
    hasPassword: account.password_hash !== null,
    hasPhone: account.phone !== null,
    hasEmail: email !== '',
    hasOtherDevice: (await countOtherSessions(db, row, now)) > 0,
    hasWalletPin: account.pin_hash !== null,
    hasProvider: await hasLinkedIdentity(db, row.userid),
    phone: account.phone ?? '',
    email,
    passwordHash: account.password_hash,
    pinHash: account.pin_hash,
  };
}
