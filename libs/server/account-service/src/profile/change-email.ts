import { maskRecipient, normalizeEmail } from '@pasar/account';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { AccountDeps } from '../account-deps.ts';
import { requireFreshIdentity } from '../identity/fresh-identity.ts';
import type { SessionOwner } from '../identity/fresh-identity.ts';
import { sendEmailConfirmation } from '../links/email-confirmation.ts';
import type { MailContext } from '../links/send-reset-link.ts';
import { codeSendLimits, countAttempt, linkDayLimits, linkLimits } from '../sign-in-limits.ts';

/**
 * Mails a link to the new address; the old one stays until the link is opened. The response does not reveal whether another
 * account has the address (ADR 0018). Throws `VERIFY_LINK_COOLDOWN_10_MINUTES` or `_24_HOURS` if links are requested too often.
 */
export async function requestEmailChange(
  deps: AccountDeps,
  text: string,
  { userid, sessionToken, ...context }: SessionOwner & MailContext,
): Promise<{ readonly pending_email: string }> {
  const { db, limits, exemptLoopback = false } = deps;
  const { address, now } = context;
  await requireFreshIdentity(db, { userid, sessionToken }, now);
  const email = normalizeEmail(text)?.toLowerCase();
  if (email === undefined) throw new ApiError(errorCodes.PARAM, 'email: is not an e-mail address');
  await countAttempt(limits, codeSendLimits({ address, exemptLoopback }), now, errorCodes.OTP_LIMIT);
  const secret = await deps.secret();
  await countAttempt(limits, linkDayLimits(email, secret), now, errorCodes.VERIFY_LINK_COOLDOWN_24_HOURS);
  await countAttempt(limits, linkLimits(email, secret), now, errorCodes.VERIFY_LINK_COOLDOWN_10_MINUTES);
  await db
    .insertInto('account_profile')
    .values({ userid, pending_email: email })
    .onConflict((conflict) => conflict.column('userid').doUpdateSet({ pending_email: email }))
    .execute();
  await sendEmailConfirmation(deps, { userid, email }, { ...context, text: 'change_email_body' });
  return { pending_email: maskRecipient(email) };
}
