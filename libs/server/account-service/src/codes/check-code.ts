import type { CodePurpose } from '@pasar/account';
import type { CodeAnswerRequest } from '@pasar/account-contract';
import { errorCodes } from '@pasar/error-catalogue';
import type { AccountDeps } from '../account-deps.ts';
import { codeCheckLimits, countAttempt } from '../sign-in-limits.ts';
import { readCodeSubject } from './code-context.ts';
import type { CodeContext } from './code-context.ts';

/** Consumes the code that was typed; returns its recipient and the recipient's account. Throws like `OneTimeCodes.consume`. */
export async function checkCode(
  deps: AccountDeps,
  { recipient: text, code, purpose }: CodeAnswerRequest & { readonly purpose: CodePurpose },
  context: CodeContext,
) {
  const { limits, exemptLoopback = false } = deps;
  const { address, now } = context;
  await countAttempt(limits, codeCheckLimits({ address, exemptLoopback }), now, errorCodes.TRIES_EXCEEDED);
  const { recipient, account, subject } = await readCodeSubject(deps, { purpose, text }, context);
  await deps.codes.consume(subject, code, now);
  return { recipient, account };
}
