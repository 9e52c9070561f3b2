import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { AccountDeps } from '../account-deps.ts';
import { requireFreshIdentity } from '../identity/fresh-identity.ts';
import type { SessionOwner } from '../identity/fresh-identity.ts';
import { requireGoodPassword, setPassword } from '../passwords/set-password.ts';
import type { SignedIn } from '../sign-in.ts';
import { notifyChange } from './notify-change.ts';
import type { ChangeContext } from './notify-change.ts';

/** Sets a new password, ends every session of the member and starts a new one. Throws `PASSWORD_TOO_WEAK`. */
export async function changeOwnPassword(
  deps: AccountDeps,
  password: string,
  { userid, sessionToken, ...context }: SessionOwner & ChangeContext,
): Promise<SignedIn> {
  await requireFreshIdentity(deps.db, { userid, sessionToken }, context.now);
  const account = await deps.db
    .selectFrom('account')
    .select(['userid', 'username', 'email', 'email_verified'])
    .where('userid', '=', userid)
    .executeTakeFirst();
  if (!account) throw new ApiError(errorCodes.NOT_LOGGED_IN);
  const { username } = account;
  requireGoodPassword(password, username);
  const signedIn = await setPassword(deps, { userid, username }, { password, now: context.now });
  await notifyChange(deps, account, context);
  return signedIn;
}
