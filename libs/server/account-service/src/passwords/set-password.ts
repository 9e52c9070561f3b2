import { checkPassword } from '@pasar/account';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { AccountDeps } from '../account-deps.ts';
import type { SignedIn } from '../sign-in.ts';

/** Throws `PASSWORD_TOO_WEAK` with the reason. */
export function requireGoodPassword(password: string, username?: string): void {
  const check = checkPassword(password, username);
  if (!check.valid) throw new ApiError(errorCodes.PASSWORD_TOO_WEAK, `password: ${check.reason}`);
}

/** Sets the password of an account, ends all its sessions and starts a new one. */
export async function setPassword(
  { db, passwords, sessions }: AccountDeps,
  { userid, username }: { readonly userid: number; readonly username: string },
  { password, now }: { readonly password: string; readonly now: number },
): Promise<SignedIn> {
  const password_hash = await passwords.hash(password);
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('account').set({ password_hash }).where('userid', '=', userid).execute();
    await transaction.deleteFrom('session').where('userid', '=', userid).execute();
  });
  return { userid, username, session: await sessions.start(userid, now) };
}
