import { violatesConstraint } from '@pasar/database';
import type { Database } from '@pasar/database';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { buildPath } from '@pasar/routing-table';
import type { Transaction } from 'kysely';
import type { AccountDeps } from '../account-deps.ts';
import { accountMessageText } from '../messages/account-message-text.ts';
import { notifyChange, readContact } from '../profile/notify-change.ts';
import type { ChangeContext } from '../profile/notify-change.ts';
import { consumeLinkToken, issueLinkToken } from './mailed-links.ts';
import type { LinkOwner } from './mailed-links.ts';
import type { MailContext } from './send-reset-link.ts';

/** Mails a link that confirms the address of a new account or a changed address. A failed mail does not undo the sign-up. */
export async function sendEmailConfirmation(
  { db, delivery }: AccountDeps,
  owner: LinkOwner,
  {
    market,
    language,
    origin,
    now,
    text = 'confirm_body',
  }: MailContext & { readonly text?: 'confirm_body' | 'change_email_body' },
): Promise<void> {
  const token = await issueLinkToken(db, { purpose: 'confirm-email', ...owner }, now);
  const link = `${origin}${buildPath('verify-email-link')}#token=${token}`;
  const subject = accountMessageText('confirm_subject', language);
  const body = accountMessageText(text, language, { link });
  const message = {
    channel: 'email',
    recipient: owner.email,
    subject,
    body,
    market: market.code,
    language,
  } as const;
  await delivery.send(message, now).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
  });
}

/**
 * Confirms the address of a mailed link, and notifies a confirmed address that it replaces. Throws `LINK_TOKEN_EXPIRED`, or
 * `EMAIL_EXISTS` if another account has confirmed it.
 */
export async function confirmEmailByLink(
  deps: AccountDeps,
  token: string,
  context: ChangeContext,
): Promise<{ readonly email: string }> {
  const { db } = deps;
  const owner = await consumeLinkToken(db, { purpose: 'confirm-email', token }, context.now);
  if (!owner) throw new ApiError(errorCodes.LINK_TOKEN_EXPIRED);
  const before = await readContact(db, owner.userid);
  const isConfirmed = await db
    .transaction()
    .execute(async (trx) => {
      const isPending = await clearPendingEmail(trx, owner);
      const { numUpdatedRows } = await trx
        .updateTable('account')
        .set({ email: owner.email, email_verified: true })
        .where('userid', '=', owner.userid)
        .$if(!isPending, (query) => query.where('email', '=', owner.email))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    })
    .catch((error: unknown) => {
      throw violatesConstraint(error, 'account_confirmed_email')
        ? new ApiError(errorCodes.EMAIL_EXISTS)
        : error;
    });
  if (!isConfirmed) throw new ApiError(errorCodes.LINK_TOKEN_EXPIRED);
  if (before && before.email !== owner.email) await notifyChange(deps, before, context);
  return { email: owner.email };
}

/** Clears the pending address; returns whether it was this one. */
async function clearPendingEmail(trx: Transaction<Database>, { userid, email }: LinkOwner): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('account_profile')
    .set({ pending_email: null })
    .where('userid', '=', userid)
    .where('pending_email', '=', email)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
