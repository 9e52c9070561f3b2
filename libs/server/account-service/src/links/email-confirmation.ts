import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { buildPath } from '@pasar/routing-table';
import type { AccountDeps } from '../account-deps.ts';
import { messageText } from '../messages/message-text.ts';
import { consumeLinkToken, issueLinkToken } from './mailed-links.ts';
import type { LinkOwner } from './mailed-links.ts';
import type { MailContext } from './send-reset-link.ts';

/** Mails a link that confirms the address. A mail that cannot be sent does not undo the sign-up. */
export async function sendEmailConfirmation(
  { db, delivery }: AccountDeps,
  owner: LinkOwner,
  { market, language, origin, now }: MailContext,
): Promise<void> {
  const token = await issueLinkToken(db, { purpose: 'confirm-email', ...owner }, now);
  const link = `${origin}${buildPath('verify-email-link')}#token=${token}`;
  const subject = messageText('confirm_subject', language);
  const body = messageText('confirm_body', language, { link });
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

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'account_confirmed_email';

/** Confirms the address of a mailed link. Throws `LINK_TOKEN_EXPIRED`, or `EMAIL_EXISTS` when another account has confirmed it. */
export async function confirmEmailByLink(
  { db }: AccountDeps,
  token: string,
  now: number,
): Promise<{ readonly email: string }> {
  const owner = await consumeLinkToken(db, { purpose: 'confirm-email', token }, now);
  if (!owner) throw new ApiError(errorCodes.LINK_TOKEN_EXPIRED);
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ email_verified: true })
    .where('userid', '=', owner.userid)
    .where('email', '=', owner.email)
    .executeTakeFirst()
    .catch((error: unknown) => {
      throw isTaken(error) ? new ApiError(errorCodes.EMAIL_EXISTS) : error;
    });
  if (numUpdatedRows === 0n) throw new ApiError(errorCodes.LINK_TOKEN_EXPIRED);
  return { email: owner.email };
}
