import type { Database } from '@pasar/database';
import { dayMs, minuteMs } from '@pasar/durations';
import type { Kysely } from 'kysely';
import { generateSecret, hashSecret } from '../browser-secret.ts';

export type LinkPurpose = 'reset' | 'confirm-email';

/** The account of a link, and the address that received it. */
export type LinkOwner = { readonly userid: number; readonly email: string };

const lifetimesMs: Readonly<Record<LinkPurpose, number>> = {
  reset: 30 * minuteMs,
  'confirm-email': 3 * dayMs,
};

/** Creates a token for a link; the table stores its hash. */
export async function issueLinkToken(
  db: Kysely<Database>,
  { purpose, userid, email }: LinkOwner & { readonly purpose: LinkPurpose },
  now: number,
): Promise<string> {
  const token = generateSecret();
  await db
    .insertInto('account_link')
    .values({ token_hash: hashSecret(token), purpose, userid, email, expires_at: now + lifetimesMs[purpose] })
    .execute();
  return token;
}

/** Consumes a token; undefined if it is expired, used or unknown. */
export const consumeLinkToken = (
  db: Kysely<Database>,
  { purpose, token }: { readonly purpose: LinkPurpose; readonly token: string },
  now: number,
): Promise<LinkOwner | undefined> =>
  db
    .updateTable('account_link')
    .set({ used_at: now })
    .where('token_hash', '=', hashSecret(token))
    .where('purpose', '=', purpose)
    .where('used_at', '=', 0)
    .where('expires_at', '>', now)
    .returning(['userid', 'email'])
    .executeTakeFirst();
