import { normalizeEmail } from '@pasar/account';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { LanguageTag, Market } from '@pasar/markets';
import { buildPath } from '@pasar/routing-table';
import type { AccountDeps } from '../account-deps.ts';
import { findAccountByRecipient } from '../codes/recipient.ts';
import { accountMessageText } from '../messages/account-message-text.ts';
import { codeSendLimits, countAttempt, linkDayLimits, linkLimits } from '../sign-in-limits.ts';
import { issueLinkToken } from './mailed-links.ts';

/** The call that a link is sent for. */
export type MailContext = {
  readonly market: Market;
  readonly language: LanguageTag;
  readonly address: string;
  readonly origin: string;
  readonly now: number;
};

/** The token is in the fragment, which browsers never send to a server. */
const buildLink = (origin: string, token: string): string =>
  `${origin}${buildPath('buyer-reset')}#token=${token}`;

/** No account has this id. */
const nobody = 0;

async function writeResetMail(deps: AccountDeps, email: string, { language, origin, now }: MailContext) {
  const account = await findAccountByRecipient(deps.db, { kind: 'email', value: email });
  const userid = account?.userid ?? nobody;
  // Also without an account, whose token nobody gets: the time of the response must not tell whether there is one.
  const token = await issueLinkToken(deps.db, { purpose: 'reset', userid, email }, now);
  if (!account) {
    const link = `${origin}${buildPath('buyer-signup')}`;
    return accountMessageText('reset_unknown_body', language, { link });
  }
  return accountMessageText('reset_body', language, {
    link: buildLink(origin, token),
    name: account.username,
  });
}

/**
 * Mails a link that sets a new password; an address without an account gets a mail that says so. Throws
 * `VERIFY_LINK_COOLDOWN_10_MINUTES` or `_24_HOURS` with `retryAfter` if links are requested too often.
 */
export async function sendPasswordResetLink(
  deps: AccountDeps,
  text: string,
  context: MailContext,
): Promise<void> {
  const { limits, exemptLoopback = false, delivery } = deps;
  const { market, language, address, now } = context;
  const email = normalizeEmail(text)?.toLowerCase();
  if (email === undefined) throw new ApiError(errorCodes.PARAM, 'email: is not an e-mail address');
  await countAttempt(limits, codeSendLimits({ address, exemptLoopback }), now, errorCodes.OTP_LIMIT);
  const secret = await deps.secret();
  await countAttempt(limits, linkDayLimits(email, secret), now, errorCodes.VERIFY_LINK_COOLDOWN_24_HOURS);
  await countAttempt(limits, linkLimits(email, secret), now, errorCodes.VERIFY_LINK_COOLDOWN_10_MINUTES);
  const body = await writeResetMail(deps, email, context);
  const subject = accountMessageText('reset_subject', language);
  await delivery.send(
    { channel: 'email', recipient: email, subject, body, market: market.code, language },
    now,
  );
}
