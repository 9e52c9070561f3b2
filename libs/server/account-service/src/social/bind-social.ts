import { errorCodes } from '@pasar/error-catalogue';
import type { SignedIn } from '../sign-in.ts';
import type { AccountDeps } from '../account-deps.ts';
import { createAccount } from '../create-account.ts';
import { makeUsername } from '../make-username.ts';
import { countAttempt, signUpLimits } from '../sign-in-limits.ts';
import { consumePending } from './pending-identity.ts';
import { bindIdentity } from './social-identities.ts';

type PendingIdentityKey = { readonly tokenHash: string | undefined; readonly now: number };

/** Links the pending identity to this account; it stays pending if this throws. */
export const bindPendingIdentity = (
  { db }: Pick<AccountDeps, 'db'>,
  userid: number,
  { tokenHash, now }: PendingIdentityKey,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { provider, subject, email } = await consumePending(transaction, tokenHash, now);
    await bindIdentity(transaction, { provider, subject, userid, label: email }, now);
  });

/**
 * Creates an account for the pending identity and signs it in. Its e-mail address counts as confirmed if the provider says
 * so. Throws `EMAIL_EXISTS` if another account has confirmed it: an address alone never links accounts.
 */
export async function signUpPendingIdentity(
  deps: AccountDeps,
  { tokenHash, now, address }: PendingIdentityKey & { readonly address: string },
): Promise<SignedIn> {
  const { db, ids, limits, exemptLoopback = false } = deps;
  await countAttempt(limits, signUpLimits({ address, exemptLoopback }), now, errorCodes.LIMIT);
  const username = makeUsername();
  const userid = await db.transaction().execute(async (transaction) => {
    const { provider, subject, email, email_verified } = await consumePending(transaction, tokenHash, now);
    const contact = email === '' ? {} : { email, emailConfirmed: email_verified };
    const newUserId = await createAccount(
      { db: transaction, ids },
      { username, ...contact, passwordHash: null },
      now,
    );
    await bindIdentity(transaction, { provider, subject, userid: newUserId, label: email }, now);
    return newUserId;
  });
  return { userid, username, session: await deps.sessions.start(userid, now) };
}
