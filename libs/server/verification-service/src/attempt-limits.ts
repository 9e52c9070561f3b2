import { createHmac } from 'node:crypto';
import { toWaitSeconds } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError, isLoopback } from '@pasar/http-server';
import type { GuardedCall } from '@pasar/http-server';
import { verificationLimits } from '@pasar/verification';
import type { VerificationMethod } from '@pasar/verification';
import type { VerificationDeps } from './verification-deps.ts';
import type { VerificationRow } from './verification-rows.ts';

/** Hashes a key, so that the table reveals neither names nor addresses. */
export const hitKey = async ({ secret }: Pick<VerificationDeps, 'secret'>, ...parts: (string | number)[]) =>
  createHmac('sha256', await secret())
    .update(['verification', ...parts].join('\n'))
    .digest('base64url');

/** Counts a hit towards a limit. Throws the code with `retryAfter` once the limit is reached. */
export async function countHit(
  { limits }: Pick<VerificationDeps, 'limits'>,
  { key, maxHits, windowMs }: { readonly key: string; readonly maxHits: number; readonly windowMs: number },
  { code, now }: { readonly code: number; readonly now: number },
): Promise<void> {
  const { hits, endsAt } = await limits.hit(key, windowMs, now);
  if (hits > maxHits) throw new ApiError(code, { status: 429, retryAfter: toWaitSeconds(endsAt - now) });
}

/**
 * Counts guesses by member and method, across verifications, so that another verification or code does not reset the
 * count. A visitor's are counted by verification.
 */
const attemptKey = (
  deps: Pick<VerificationDeps, 'secret'>,
  row: VerificationRow,
  method: VerificationMethod,
) => hitKey(deps, 'attempt', row.userid > 0 ? row.userid : row.id, method);

/** Counts a guess before it is compared, so that concurrent guesses cannot exceed the limit. */
export async function countAttempt(
  deps: Pick<VerificationDeps, 'limits' | 'secret'>,
  row: VerificationRow,
  { method, now }: { readonly method: VerificationMethod; readonly now: number },
): Promise<void> {
  const { maxAttempts: maxHits, attemptWindowMs: windowMs } = verificationLimits;
  const key = await attemptKey(deps, row, method);
  await countHit(deps, { key, maxHits, windowMs }, { code: errorCodes.TRIES_EXCEEDED, now });
}

/** Resets the count after a right answer. */
export const forgetAttempts = async (
  deps: Pick<VerificationDeps, 'limits' | 'secret'>,
  row: VerificationRow,
  method: VerificationMethod,
): Promise<void> => deps.limits.clear(await attemptKey(deps, row, method));

/** Returns until when a method is locked; 0 if it is not. */
export async function lockedUntil(
  deps: Pick<VerificationDeps, 'limits' | 'secret'>,
  row: VerificationRow,
  { method, now }: { readonly method: VerificationMethod; readonly now: number },
): Promise<number> {
  const window = await deps.limits.peek(await attemptKey(deps, row, method), now);
  return window && window.hits >= verificationLimits.maxAttempts ? window.endsAt : 0;
}

/** Returns the key of a client's hits; undefined for an exempt loopback client. */
export async function clientKey(
  deps: Pick<VerificationDeps, 'secret' | 'exemptLoopback'>,
  purpose: string,
  { address }: Pick<GuardedCall, 'address'>,
  key?: string,
): Promise<string | undefined> {
  if (key === undefined && deps.exemptLoopback === true && isLoopback(address)) return undefined;
  return hitKey(deps, 'client', purpose, address, key ?? '');
}
