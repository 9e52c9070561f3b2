import { normalizeEmail } from '@pasar/account';
import type { Database } from '@pasar/database';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { Market } from '@pasar/markets';
import type { Kysely } from 'kysely';
import { readPhone } from './read-phone.ts';

/** The recipient of codes. It identifies an account once its owner has entered a code. */
export type Recipient = { readonly kind: 'email' | 'phone'; readonly value: string };

/** Parses a recipient; with an @ it is an e-mail address. Throws `PARAM`, `PHONE_INVALID` or `PHONE_OTHER_COUNTRY`. */
export function readRecipient(text: string, market: Market): Recipient {
  if (!text.includes('@')) return { kind: 'phone', value: readPhone(text, market) };
  const email = normalizeEmail(text);
  if (email === null) throw new ApiError(errorCodes.PARAM, 'recipient: is not an e-mail address');
  return { kind: 'email', value: email.toLowerCase() };
}

/** Finds the account that a code to this recipient signs in; e-mail addresses must be confirmed. */
export const findAccountByRecipient = (db: Kysely<Database>, { kind, value }: Recipient) =>
  db
    .selectFrom('account')
    .select(['userid', 'username', 'is_test'])
    .where(kind === 'email' ? 'email' : 'phone', '=', value)
    .$if(kind === 'email', (query) => query.where('email_verified', '=', true))
    .executeTakeFirst();
