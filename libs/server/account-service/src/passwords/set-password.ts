import { accountRestrictions, checkPassword, describeRestriction } from '@pasar/account';
import type { AccountRestriction } from '@pasar/account';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { Database } from '@pasar/database';
import type { Transaction } from 'kysely';
import type { AccountDeps } from '../account-deps.ts';
import type { SignedIn } from '../sign-in.ts';

/** Throws `PASSWORD_TOO_WEAK` with the reason. */
export function requireGoodPassword(password: string, username?: string): void {
  const check = checkPassword(password, username);
  if (!check.valid) throw new ApiError(errorCodes.PASSWORD_TOO_WEAK, `password: ${check.reason}`);
}

const liftedRestrictions = (Object.keys(accountRestrictions) as AccountRestriction[]).filter(
  (restriction) => describeRestriction(restriction).isLiftedByNewPassword,
);

/** Lifts a restriction that protects the owner from somebody who knows the old password. */
const liftRestriction = (trx: Transaction<Database>, userid: number) =>
  trx
    .updateTable('account')
    .set({ restriction: null })
    .where('userid', '=', userid)
    .where('restriction', 'in', liftedRestrictions)
    .execute();

/**
 * Revokes what a previous intruder could still use: sessions, links that set the password or change the address, and confirmed
 * QR codes.
 */
async function invalidateSignInLinks(trx: Transaction<Database>, userid: number): Promise<void> {
  await trx.deleteFrom('session').where('userid', '=', userid).execute();
  await trx.deleteFrom('account_link').where('userid', '=', userid).where('purpose', '=', 'reset').execute();
  await trx
    .updateTable('account_profile')
    .set({ pending_email: null })
    .where('userid', '=', userid)
    .execute();
  await trx.deleteFrom('qr_sign_in').where('userid', '=', userid).execute();
}

/** Sets the password of an account, revokes all earlier access and starts a new session. Throws the code of a restriction that stays. */
export async function setPassword(
  { db, passwords, sessions }: AccountDeps,
  { userid, username }: { readonly userid: number; readonly username: string },
  { password, now }: { readonly password: string; readonly now: number },
): Promise<SignedIn> {
  const password_hash = await passwords.hash(password);
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('account').set({ password_hash }).where('userid', '=', userid).execute();
    await liftRestriction(transaction, userid);
    await invalidateSignInLinks(transaction, userid);
  });
  return { userid, username, session: await sessions.start(userid, now) };
}
