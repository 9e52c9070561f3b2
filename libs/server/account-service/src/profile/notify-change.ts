import type { Database } from '@pasar/database';
import { ApiError } from '@pasar/http-server';
import type { LanguageTag, Market } from '@pasar/markets';
import type { Kysely } from 'kysely';
import type { AccountDeps } from '../account-deps.ts';
import { messageText } from '../messages/message-text.ts';

/** Where news of a change goes: to the contact from before it, which a thief does not have. */
export type OldContact = { readonly email: string | null; readonly email_verified: boolean };

/** When and where a way to sign in was changed. */
export type ChangeContext = { readonly market: Market; readonly language: LanguageTag; readonly now: number };

/** The address of an account as it is now; undefined for no account. */
export const readContact = (db: Kysely<Database>, userid: number): Promise<OldContact | undefined> =>
  db
    .selectFrom('account')
    .select(['email', 'email_verified'])
    .where('userid', '=', userid)
    .executeTakeFirst();

/** Mails that a way to sign in was changed. A mail that cannot be sent does not undo the change. */
export async function notifyChange(
  { delivery }: Pick<AccountDeps, 'delivery'>,
  { email, email_verified }: OldContact,
  { market, language, now }: ChangeContext,
): Promise<void> {
  if (email === null || !email_verified) return;
  const subject = messageText('change_notice_subject', language);
  const body = messageText('change_notice_body', language);
  const message = {
    channel: 'email',
    recipient: email,
    subject,
    body,
    market: market.code,
    language,
  } as const;
  await delivery.send(message, now).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
  });
}

/** Mails to the account's present address that a way to sign in was added or changed. */
export async function notifyOwner(
  deps: Pick<AccountDeps, 'db' | 'delivery'>,
  userid: number,
  context: ChangeContext,
): Promise<void> {
  const contact = await readContact(deps.db, userid);
  if (contact) await notifyChange(deps, contact, context);
}
