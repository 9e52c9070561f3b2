import type { Database } from '@pasar/database';
import { ApiError } from '@pasar/http-server';
import type { LanguageTag, Market } from '@pasar/markets';
import { addNotifications } from '@pasar/notification-service';
import type { Kysely } from 'kysely';
import type { AccountDeps } from '../account-deps.ts';
import { accountMessageText } from '../messages/account-message-text.ts';

/** The contact before the change, where the notification goes: a thief does not have it. */
export type PreviousContact = {
  readonly userid: number;
  readonly email: string | null;
  readonly email_verified: boolean;
};

/** When and where a sign-in method was changed. */
export type ChangeContext = { readonly market: Market; readonly language: LanguageTag; readonly now: number };

/** Reads the current contact of an account; undefined if it does not exist. */
export const readContact = (db: Kysely<Database>, userid: number): Promise<PreviousContact | undefined> =>
  db
    .selectFrom('account')
    .select(['userid', 'email', 'email_verified'])
    .where('userid', '=', userid)
    .executeTakeFirst();

/** Tells a member in the app and by mail that a sign-in method was changed. A failed mail does not undo the change. */
export async function notifyChange(
  deps: Pick<AccountDeps, 'db' | 'ids' | 'delivery'>,
  { userid, email, email_verified }: PreviousContact,
  { market, language, now }: ChangeContext,
): Promise<void> {
  const notification = { userid, market: market.code, kind: 'sign-in-changed', parameters: {} } as const;
  await addNotifications(deps, [notification], now);
  if (email === null || !email_verified) return;
  const subject = accountMessageText('change_notice_subject', language);
  const body = accountMessageText('change_notice_body', language);
  const message = {
    channel: 'email',
    recipient: email,
    subject,
    body,
    market: market.code,
    language,
  } as const;
  await deps.delivery.send(message, now).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
  });
}

/** Tells the account's owner in the app, and by mail to the current address, that a sign-in method was added or changed. */
export async function notifyOwner(
  deps: Pick<AccountDeps, 'db' | 'ids' | 'delivery'>,
  userid: number,
  context: ChangeContext,
): Promise<void> {
  const contact = await readContact(deps.db, userid);
  if (contact) await notifyChange(deps, contact, context);
}
