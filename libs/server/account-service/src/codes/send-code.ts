import type { SendCodeRequest } from '@pasar/account-contract';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { accountRules } from '@pasar/markets';
import type { LanguageTag } from '@pasar/markets';
import type { AccountDeps } from '../account-deps.ts';
import { readCodeSubject } from './code-context.ts';
import type { CodeContext } from './code-context.ts';
import { deliverCode } from './deliver-code.ts';

/**
 * Sends a one-time code. Neither the response nor the work reveals whether an account has this recipient. Throws `OTP_LIMIT`
 * with `retryAfter` if codes are requested too fast or too often.
 */
export async function sendOneTimeCode(
  deps: AccountDeps,
  { purpose, channel, recipient: text }: SendCodeRequest,
  context: CodeContext & { readonly language: LanguageTag },
) {
  const { market, address, language, now } = context;
  const { recipient, subject } = await readCodeSubject(deps, { purpose, text }, context);
  if (!accountRules[market.code].codeChannels.includes(channel))
    throw new ApiError(errorCodes.PARAM, 'channel: is not offered in this market');
  if ((channel === 'email') !== (recipient.kind === 'email'))
    throw new ApiError(errorCodes.PARAM, 'recipient: does not fit the channel');
  return deliverCode(deps, { subject, channel }, { market, address, language, now });
}
