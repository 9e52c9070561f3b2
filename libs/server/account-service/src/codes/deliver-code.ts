import { maskRecipient, oneTimeCodeLimits } from '@pasar/account';
import { minuteMs } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import type { CodeChannel, LanguageTag, Market } from '@pasar/markets';
import type { AccountDeps } from '../account-deps.ts';
import { accountMessageText } from '../messages/account-message-text.ts';
import { codeRecipientLimits, codeSendLimits, countAttempt, refuseExceeded } from '../sign-in-limits.ts';
import type { CodeSubject } from './one-time-codes.ts';

export type CodeDeliveryDeps = Pick<
  AccountDeps,
  'codes' | 'delivery' | 'exemptLoopback' | 'limits' | 'secret'
>;

/** A code to send: its subject and channel. */
export type CodeDelivery = { readonly subject: CodeSubject; readonly channel: CodeChannel };

type DeliveryContext = {
  readonly market: Pick<Market, 'code'>;
  readonly language: LanguageTag;
  /** The client's network. */
  readonly address: string;
  readonly now: number;
};

/** Issues a code and sends it. Throws `OTP_LIMIT` with `retryAfter` if codes are requested too fast or too often. */
export async function deliverCode(
  deps: CodeDeliveryDeps,
  { subject, channel }: CodeDelivery,
  { market, language, address, now }: DeliveryContext,
) {
  const { limits, exemptLoopback = false } = deps;
  const { recipient } = subject;
  await countAttempt(limits, codeSendLimits({ address, exemptLoopback }), now, errorCodes.OTP_LIMIT);
  const recipientLimits = codeRecipientLimits(recipient, await deps.secret());
  await refuseExceeded(limits, recipientLimits, now, errorCodes.OTP_LIMIT);
  const code = await deps.codes.issue(subject, now);
  await countAttempt(limits, recipientLimits, now, errorCodes.OTP_LIMIT);
  const minutes = String(oneTimeCodeLimits.lifetimeMs / minuteMs);
  const message = {
    channel,
    recipient,
    subject: channel === 'email' ? accountMessageText('code_subject', language, { code }) : '',
    body: accountMessageText('code_body', language, { code, minutes }),
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
    sent_to: maskRecipient(recipient),
    resend_after: oneTimeCodeLimits.resendCooldownMs / 1000,
    expires_in: oneTimeCodeLimits.lifetimeMs / 1000,
  };
}
