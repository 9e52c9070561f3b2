import type { ApiError } from '@pasar/base-api';
import { describeError } from '@pasar/error-catalogue';

/** Why a verification call failed: a wrong answer, a wait, or any other error with the server's message. */
export type VerificationFailure =
  | { readonly kind: 'wrong' }
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'over' }
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'message'; readonly message: string };

const kinds: Readonly<Record<string, 'wrong' | 'over' | 'sign-in'>> = {
  WRONG_ANSWER: 'wrong',
  CODE_MISMATCH: 'wrong',
  CAPTCHA_VERIFICATION_FAILED: 'wrong',
  OTP_TOKEN_EXPIRED: 'over',
  LINK_TOKEN_EXPIRED: 'over',
  NOT_FOUND: 'over',
  NOT_LOGGED_IN: 'sign-in',
};

/** Reads a failed call of a verification. */
export function readVerificationFailure(error: unknown): VerificationFailure {
  const { code, kind, message, retryAfter } = error as ApiError;
  const known = kinds[describeError(code).name];
  if (known) return { kind: known };
  if (retryAfter) return { kind: 'wait', seconds: retryAfter };
  return kind === 'unknown' || message === '' ? { kind: 'unknown' } : { kind: 'message', message };
}
