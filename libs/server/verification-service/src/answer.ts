import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { offeredMethods, normalizeWalletPin, verificationState } from '@pasar/verification';
import type { VerificationKind, VerificationMethod } from '@pasar/verification';
import { countAttempt, forgetAttempts } from './attempt-limits.ts';
import { isSolution } from './captcha.ts';
import { readFactors } from './read-factors.ts';
import type { MemberFactors } from './read-factors.ts';
import { findRecipient } from './to-view.ts';
import type { VerificationDeps } from './verification-deps.ts';
import { markPassed } from './verification-rows.ts';
import type { VerificationRow } from './verification-rows.ts';

type Answer = { readonly method: VerificationMethod; readonly answer: string; readonly now: number };

/** Throws `OTP_TOKEN_EXPIRED` unless the verification is still open. @spec otp-token-expired */
export function requireOpen(row: VerificationRow, now: number): void {
  const { expires_at, passed_at, refused_at, used_at } = row;
  const facts = { expiresAt: expires_at, passedAt: passed_at, refusedAt: refused_at, usedAt: used_at };
  if (verificationState({ ...facts, lockedUntil: 0 }, now) !== 'requested')
    throw new ApiError(errorCodes.OTP_TOKEN_EXPIRED);
}

/** Reads the member's factors. Throws `PARAM` for a method that this verification does not offer. */
export async function readFactorsFor(
  { db }: VerificationDeps,
  row: VerificationRow,
  { method, now }: { readonly method: VerificationMethod; readonly now: number },
): Promise<MemberFactors> {
  const factors = await readFactors(db, row, now);
  if (offeredMethods(row.kind as VerificationKind, factors).includes(method)) return factors;
  throw new ApiError(errorCodes.PARAM, 'method: is not offered');
}

const refuseUnless = (isRight: boolean, code: number): void => {
  if (!isRight) throw new ApiError(code);
};

/** Throws unless the answer is right. Links and QR codes are confirmed elsewhere. */
async function checkAnswer(
  deps: VerificationDeps,
  row: VerificationRow,
  { method, answer, now, factors }: Answer & { readonly factors: MemberFactors },
): Promise<void> {
  const { passwords, codes } = deps;
  if (method === 'captcha')
    return refuseUnless(await isSolution(deps, row.id, answer), errorCodes.CAPTCHA_VERIFICATION_FAILED);
  if (method === 'password')
    return refuseUnless(await passwords.verify(factors.passwordHash, answer), errorCodes.WRONG_ANSWER);
  if (method === 'wallet-pin')
    return refuseUnless(
      await passwords.verify(factors.pinHash, normalizeWalletPin(answer) ?? ''),
      errorCodes.WRONG_ANSWER,
    );
  if (method === 'otp' || method === 'email') {
    const subject = {
      purpose: 'verify',
      recipient: findRecipient(method, factors),
      device: undefined,
    } as const;
    return codes.consume(subject, answer, now);
  }
  throw new ApiError(errorCodes.PARAM, 'method: is confirmed on another device');
}

/**
 * Checks an answer. Throws `CAPTCHA_VERIFICATION_FAILED`, `WRONG_ANSWER`, `CODE_MISMATCH`, `CODE_EXPIRED`, or `TRIES_EXCEEDED` with
 * `retryAfter`.
 *
 * @spec captcha-verification-failed wrong-answer tries-exceeded code-mismatch code-expired
 */
export async function answerOpenVerification(
  deps: VerificationDeps,
  row: VerificationRow,
  given: Answer,
): Promise<void> {
  const { method, now } = given;
  requireOpen(row, now);
  const factors = await readFactorsFor(deps, row, given);
  await countAttempt(deps, row, { method, now });
  await checkAnswer(deps, row, { ...given, factors });
  if (!(await markPassed(deps.db, row.id, { method, now }))) throw new ApiError(errorCodes.OTP_TOKEN_EXPIRED);
  await forgetAttempts(deps, row, method);
  if (row.counter !== '') await deps.limits.clear(row.counter);
}
