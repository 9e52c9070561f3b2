import type { CodeAnswerRequest } from '@pasar/account-contract';
import type { Database } from '@pasar/database';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { Kysely } from 'kysely';
import type { AccountDeps } from '../account-deps.ts';
import type { SignedIn } from '../sign-in.ts';
import { checkCode } from './check-code.ts';
import type { CodeContext } from './code-context.ts';

/** Confirms the number of the account, whose owner has entered a code sent to it. */
export const confirmPhone = (db: Kysely<Database>, userid: number) =>
  db.updateTable('account').set({ phone_verified: true }).where('userid', '=', userid).execute();

/** Starts a session with a code. Throws `NO_ACCOUNT` if the code is right but the recipient has no account. */
export async function signInByOneTimeCode(
  deps: AccountDeps,
  request: CodeAnswerRequest,
  context: CodeContext,
): Promise<SignedIn> {
  const { recipient, account } = await checkCode(deps, { ...request, purpose: 'sign-in' }, context);
  if (!account) throw new ApiError(errorCodes.NO_ACCOUNT);
  const { userid, username } = account;
  if (recipient.kind === 'phone') await confirmPhone(deps.db, userid);
  return { userid, username, session: await deps.sessions.start(userid, context.now) };
}
