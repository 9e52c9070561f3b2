import type { CodeAnswerRequest } from '@pasar/account-contract';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { AccountDeps } from '../account-deps.ts';
import { createAccount } from '../create-account.ts';
import { makeUsername } from '../make-username.ts';
import type { SignedIn } from '../sign-in.ts';
import { countAttempt, signUpLimits } from '../sign-in-limits.ts';
import { checkCode } from './check-code.ts';
import type { CodeContext } from './code-context.ts';
import type { Recipient } from './recipient.ts';

const toContact = ({ kind, value }: Recipient) =>
  kind === 'email' ? { email: value, emailConfirmed: true } : { phone: value, phoneConfirmed: true };

/**
 * Creates an account without a password from a code, and signs it in. Throws `EXISTS` if the code is right but the recipient
 * has an account.
 */
export async function signUpByOneTimeCode(
  deps: AccountDeps,
  request: CodeAnswerRequest,
  context: CodeContext,
): Promise<SignedIn> {
  const { limits, exemptLoopback = false } = deps;
  const { address, now } = context;
  const { recipient, account } = await checkCode(deps, { ...request, purpose: 'sign-up' }, context);
  if (account) throw new ApiError(errorCodes.EXISTS);
  await countAttempt(limits, signUpLimits({ address, exemptLoopback }), now, errorCodes.LIMIT);
  const username = makeUsername();
  const userid = await createAccount(deps, { username, ...toContact(recipient), passwordHash: null }, now);
  return { userid, username, session: await deps.sessions.start(userid, now) };
}
