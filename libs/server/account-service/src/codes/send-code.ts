import { maskRecipient, oneTimeCodeLimits } from '@pasar/account';
import type { SendCodeRequest } from '@pasar/account-contract';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { accountRules } from '@pasar/markets';
import type { LanguageTag } from '@pasar/markets';
import type { AccountDeps } from '../account-deps.ts';
import { messageText } from '../messages/message-text.ts';
import { codeRecipientLimits, codeSendLimits, countAttempt, refuseExceeded } from '../sign-in-limits.ts';
import { readCodeSubject } from './code-context.ts';
import type { CodeContext } from './code-context.ts';

const minuteMs = 60_000;

/**
 * Sends a one-time code. Whether anybody has an account with this recipient changes neither the answer nor the work. Throws
 * `OTP_LIMIT` with `retryAfter` when codes are asked for too fast or too often.
 */
export async function sendOneTimeCode(
  deps: AccountDeps,
  { purpose, channel, recipient: text }: SendCodeRequest,
  context: CodeContext & { readonly language: LanguageTag },
) {
  const { market, address, language, now } = context;
  const { limits, exemptLoopback = false } = deps;
  const { recipient, subject } = await readCodeSubject(deps, { purpose, text }, context);
  if (!accountRules[market.code].codeChannels.includes(channel))
    throw new ApiError(errorCodes.PARAM, 'channel: is not offered in this market');
  if ((channel === 'email') !== (recipient.kind === 'email'))
    throw new ApiError(errorCodes.PARAM, 'recipient: does not fit the channel');
  await countAttempt(limits, codeSendLimits({ address, exemptLoopback }), now, errorCodes.OTP_LIMIT);
  const recipientLimits = codeRecipientLimits(recipient.value, await deps.secret());
  await refuseExceeded(limits, recipientLimits, now, errorCodes.OTP_LIMIT);
  const code = await deps.codes.issue(subject, now);
  await countAttempt(limits, recipientLimits, now, errorCodes.OTP_LIMIT);
  const minutes = String(oneTimeCodeLimits.lifetimeMs / minuteMs);
  const message = {
    channel,
    recipient: recipient.value,
    subject: channel === 'email' ? messageText('code_subject', language, { code }) : '',
    body: messageText('code_body', language, { code, minutes }),
    market: market.code,
    language,
  };
  try {
    await deps.delivery.send(message, now);
  } catch (error) {
    await deps.codes.withdraw(subject);
    throw error;
  }
  return {
    sent_to: maskRecipient(recipient.value),
    resend_after: oneTimeCodeLimits.resendCooldownMs / 1000,
    expires_in: oneTimeCodeLimits.lifetimeMs / 1000,
  };
}
