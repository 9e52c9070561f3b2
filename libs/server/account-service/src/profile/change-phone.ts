import { violatesConstraint } from '@pasar/database';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { accountRules } from '@pasar/markets';
import type { CodeChannel, LanguageTag } from '@pasar/markets';
import type { AccountDeps } from '../account-deps.ts';
import { deliverCode } from '../codes/deliver-code.ts';
import type { CodeSubject } from '../codes/one-time-codes.ts';
import { readPhone } from '../codes/read-phone.ts';
import { requireFreshIdentity } from '../identity/fresh-identity.ts';
import type { SessionOwner } from '../identity/fresh-identity.ts';
import type { SignInContext } from '../sign-in.ts';
import { codeCheckLimits, countAttempt } from '../sign-in-limits.ts';
import { notifyChange } from './notify-change.ts';

type Context = SignInContext & { readonly language: LanguageTag };

/** Bound to the member: another account's code for the same number does not match. */
const toSubject = (userid: number, recipient: string): CodeSubject => ({
  purpose: 'change-phone',
  recipient,
  device: `member-${userid}`,
});

/** Sends a code to the new number, even if another account has it. Throws `PHONE_INVALID`, `PHONE_OTHER_COUNTRY` or `OTP_LIMIT`. */
export async function sendNewPhoneCode(
  deps: AccountDeps,
  { phone, channel }: { readonly phone: string; readonly channel: CodeChannel },
  { userid, sessionToken, ...context }: SessionOwner & Context,
) {
  await requireFreshIdentity(deps.db, { userid, sessionToken }, context.now);
  if (!accountRules[context.market.code].codeChannels.includes(channel))
    throw new ApiError(errorCodes.PARAM, 'channel: is not offered in this market');
  const subject = toSubject(userid, readPhone(phone, context.market));
  return deliverCode(deps, { subject, channel }, context);
}

/** Changes the number with the code sent to it. Throws `EXISTS` if another account has it. @spec phone-update */
export async function changePhone(
  deps: AccountDeps,
  { phone: text, vcode }: { readonly phone: string; readonly vcode: string },
  { userid, sessionToken, ...context }: SessionOwner & Context,
): Promise<void> {
  const { db, limits, exemptLoopback = false } = deps;
  const { address, market, now } = context;
  await requireFreshIdentity(db, { userid, sessionToken }, now);
  const phone = readPhone(text, market);
  await countAttempt(limits, codeCheckLimits({ address, exemptLoopback }), now, errorCodes.TRIES_EXCEEDED);
  await deps.codes.consume(toSubject(userid, phone), vcode, now);
  const contact = await db
    .updateTable('account')
    .set({ phone, phone_verified: true })
    .where('userid', '=', userid)
    .returning(['userid', 'email', 'email_verified'])
    .executeTakeFirst()
    .catch((error: unknown) => {
      throw violatesConstraint(error, 'account_phone_key') ? new ApiError(errorCodes.EXISTS) : error;
    });
  if (contact) await notifyChange(deps, contact, context);
}
