import { checkPassword, checkUsername, normalizeEmail } from '@pasar/account';
import type { SignUpRequest } from '@pasar/account-contract';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { AccountDeps } from './account-deps.ts';
import { createAccount } from './create-account.ts';
import { isReservedUsername } from './is-reserved-username.ts';
import { sendEmailConfirmation } from './links/email-confirmation.ts';
import type { MailContext } from './links/send-reset-link.ts';
import type { SignedIn } from './sign-in.ts';
import { countAttempt, signUpLimits } from './sign-in-limits.ts';

/** Validates the request without reading other accounts. Returns the normalized e-mail address. */
function validateSignUp({ username, email, password }: SignUpRequest): string {
  const usernameCheck = checkUsername(username);
  if (!usernameCheck.valid) throw new ApiError(errorCodes.PARAM, `username: ${usernameCheck.reason}`);
  if (isReservedUsername(username)) throw new ApiError(errorCodes.RESERVED_USERNAME);
  const normalizedEmail = normalizeEmail(email);
  if (normalizedEmail === null) throw new ApiError(errorCodes.PARAM, 'email: is not an e-mail address');
  const passwordCheck = checkPassword(password, username);
  if (!passwordCheck.valid)
    throw new ApiError(errorCodes.PASSWORD_TOO_WEAK, `password: ${passwordCheck.reason}`);
  return normalizedEmail;
}

/**
 * Creates an account and signs it in. Throws `RESERVED_USERNAME`, `DUPLICATE_USERNAME`, `PASSWORD_TOO_WEAK` or `PARAM`
 * with the field and the reason; `LIMIT` if one address creates too many. The e-mail address is stored unconfirmed and
 * need not be unique; a mail with a link confirms it (ADR 0018).
 */
export async function signUpWithPassword(
  deps: AccountDeps,
  request: SignUpRequest,
  context: MailContext,
): Promise<SignedIn> {
  const { address, now } = context;
  const email = validateSignUp(request);
  const { limits, exemptLoopback = false } = deps;
  await countAttempt(limits, signUpLimits({ address, exemptLoopback }), now, errorCodes.LIMIT);
  const passwordHash = await deps.passwords.hash(request.password);
  const userid = await createAccount(deps, { username: request.username, email, passwordHash }, now);
  await sendEmailConfirmation(deps, { userid, email: email.toLowerCase() }, context);
  return { userid, username: request.username, session: await deps.sessions.start(userid, now) };
}
