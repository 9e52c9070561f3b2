import { checkPassword, checkUsername, normalizeEmail } from '@pasar/account';
import type { SignUpRequest } from '@pasar/account-contract';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { AccountDeps } from './account-deps.ts';
import { createAccount } from './create-account.ts';
import { isReservedUsername } from './is-reserved-username.ts';
import type { SignedIn, SignInCircumstances } from './sign-in.ts';
import { countTry, signUpLimits } from './sign-in-limits.ts';

/** Throws what is wrong with the wish for an account, whoever else has one. Gives the e-mail address as it is kept. */
function checkSignUp({ username, email, password }: SignUpRequest): string {
  const name = checkUsername(username);
  if (!name.valid) throw new ApiError(errorCodes.PARAM, `username: ${name.reason}`);
  if (isReservedUsername(username)) throw new ApiError(errorCodes.RESERVED_USERNAME);
  const kept = normalizeEmail(email);
  if (kept === null) throw new ApiError(errorCodes.PARAM, 'email: is not an e-mail address');
  const secret = checkPassword(password, username);
  if (!secret.valid) throw new ApiError(errorCodes.PASSWORD_TOO_WEAK, `password: ${secret.reason}`);
  return kept;
}

/**
 * Makes an account and signs it in. Throws `RESERVED_USERNAME`, `DUPLICATE_USERNAME`, `PASSWORD_TOO_WEAK` or `PARAM`
 * with the field and why; `LIMIT` when one address makes too many. The e-mail address is kept unconfirmed, and whether
 * another account has it changes nothing (ADR 0018).
 */
export async function signUpWithPassword(
  deps: AccountDeps,
  request: SignUpRequest,
  { address, now }: SignInCircumstances,
): Promise<SignedIn> {
  const email = checkSignUp(request);
  const { limits, exemptLoopback = false } = deps;
  await countTry(limits, signUpLimits({ address, exemptLoopback }), now, errorCodes.LIMIT);
  const passwordHash = await deps.passwords.hash(request.password);
  const userid = await createAccount(deps, { username: request.username, email, passwordHash }, now);
  return { userid, username: request.username, session: await deps.sessions.start(userid, now) };
}
