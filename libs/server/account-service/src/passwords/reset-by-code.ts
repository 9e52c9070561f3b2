import type { ResetByCodeRequest } from '@pasar/account-contract';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { AccountDeps } from '../account-deps.ts';
import { checkCode } from '../codes/check-code.ts';
import type { CodeContext } from '../codes/code-context.ts';
import { notifyOwner } from '../profile/notify-change.ts';
import type { ChangeContext } from '../profile/notify-change.ts';
import type { SignedIn } from '../sign-in.ts';
import { requireGoodPassword, setPassword } from './set-password.ts';

/** Sets a new password with a code, and notifies the owner by mail. Rejects a weak password before it consumes the code. */
export async function resetPasswordByCode(
  deps: AccountDeps,
  { password, ...answer }: ResetByCodeRequest,
  context: CodeContext & ChangeContext,
): Promise<SignedIn> {
  requireGoodPassword(password);
  const { account } = await checkCode(deps, { ...answer, purpose: 'reset' }, context);
  if (!account) throw new ApiError(errorCodes.NO_ACCOUNT);
  const signedIn = await setPassword(deps, account, { password, now: context.now });
  await notifyOwner(deps, account.userid, context);
  return signedIn;
}
