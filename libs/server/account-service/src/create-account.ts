import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { AccountDeps } from './account-deps.ts';

export type NewAccount = {
  readonly username: string;
  /** Normalised; its lower case is what is kept. */
  readonly email?: string;
  /** E.164. */
  readonly phone?: string;
  readonly passwordHash: string;
};

/** Which of the unique columns a refused row hit. The name of the constraint, never its values. */
const takenCodes: Readonly<Record<string, number>> = {
  account_username_key_key: errorCodes.DUPLICATE_USERNAME,
  account_email_key: errorCodes.EMAIL_EXISTS,
  account_phone_key: errorCodes.EXISTS,
};

const constraintOf = (error: unknown): string =>
  error instanceof Error && 'constraint' in error ? String(error.constraint) : '';

/** Makes an account and gives its id. Throws `DUPLICATE_USERNAME`, `EMAIL_EXISTS` or `EXISTS` (phone) when one is taken. */
export async function createAccount(
  { db, ids }: Pick<AccountDeps, 'db' | 'ids'>,
  { username, email, phone, passwordHash }: NewAccount,
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
        email_verified: false,
        phone: phone ?? null,
        phone_verified: false,
        password_hash: passwordHash,
        portrait: '',
        cover: '',
        not_new_user: false,
        birth_at: 0,
        birth_verified: false,
        adult_consent_at: 0,
        tos_accepted_at: now,
        cookies_accepted_at: 0,
        tax_id: '',
        created_at: now,
      })
      .execute();
  } catch (error) {
    const code = takenCodes[constraintOf(error)];
    throw code === undefined ? error : new ApiError(code);
  }
  return userid;
}
