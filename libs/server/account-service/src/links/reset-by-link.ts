import type { ResetByLinkRequest } from '@pasar/account-contract';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { AccountDeps } from '../account-deps.ts';
import { requireGoodPassword, setPassword } from '../passwords/set-password.ts';
import { notifyOwner } from '../profile/notify-change.ts';
import type { ChangeContext } from '../profile/notify-change.ts';
import type { SignedIn } from '../sign-in.ts';
import { consumeLinkToken } from './mailed-links.ts';

/** Sets a new password with a mailed link, and notifies the owner by mail. Rejects a weak password before it consumes the link. */
export async function resetPasswordByLink(
  deps: AccountDeps,
  { token, password }: ResetByLinkRequest,
  context: ChangeContext,
): Promise<SignedIn> {
  requireGoodPassword(password);
  const owner = await consumeLinkToken(deps.db, { purpose: 'reset', token }, context.now);
  const account =
    owner &&
    (await deps.db
      .selectFrom('account')
      .select(['userid', 'username'])
      .where('userid', '=', owner.userid)
      // Ignore links sent to an address that the account no longer has.
      .where('email', '=', owner.email)
      .executeTakeFirst());
  if (!account) throw new ApiError(errorCodes.LINK_TOKEN_EXPIRED);
  const signedIn = await setPassword(deps, account, { password, now: context.now });
  await notifyOwner(deps, account.userid, context);
  return signedIn;
}
