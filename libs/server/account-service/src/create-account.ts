import { violatesConstraint } from '@pasar/database';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { AccountDeps } from './account-deps.ts';

export type NewAccount = {
  readonly username: string;
  /** Normalized; stored in lower case. */
  readonly email?: string;
  /** Whether the owner has confirmed the address: only confirmed addresses are unique and can sign in. */
  readonly emailConfirmed?: boolean;
  /** E.164. */
  readonly phone?: string;
  readonly phoneConfirmed?: boolean;
  /** Null for an account without a password. */
  readonly passwordHash: string | null;
};

/** Error codes by the name of the violated unique constraint. */
const duplicateErrorCodes: readonly (readonly [constraint: string, code: number])[] = [
  ['account_username_key_key', errorCodes.DUPLICATE_USERNAME],
  ['account_confirmed_email', errorCodes.EMAIL_EXISTS],
  ['account_phone_key', errorCodes.EXISTS],
];

/**
 * Creates an account and returns its id. Throws `DUPLICATE_USERNAME`, `EXISTS` (phone) or, for a confirmed address,
 * `EMAIL_EXISTS` when one is taken. Unconfirmed addresses are not unique, so they reveal no other account.
 */
export async function createAccount(
  { db, ids }: Pick<AccountDeps, 'db' | 'ids'>,
  { username, email, emailConfirmed = false, phone, phoneConfirmed = false, passwordHash }: NewAccount,
  now: number,
): Promise<number> {
  const userid = ids.next();
  try {
    await db
      .insertInto('account')
      .values({
        userid,
        username,
        username_key: username.toLowerCase(),
        email: email?.toLowerCase() ?? null,
        email_verified: emailConfirmed,
        phone: phone ?? null,
        phone_verified: phoneConfirmed,
        password_hash: passwordHash,
        portrait: '',
        cover: '',
        not_new_user: false,
        birth_at: 0,
        birth_verified: false,
        adult_consent_at: 0,
        tos_accepted_at: now,
        cookies_accepted_at: 0,
        created_at: now,
      })
      .execute();
  } catch (error) {
    const duplicate = duplicateErrorCodes.find(([constraint]) => violatesConstraint(error, constraint));
    throw duplicate ? new ApiError(duplicate[1]) : error;
  }
  return userid;
}
