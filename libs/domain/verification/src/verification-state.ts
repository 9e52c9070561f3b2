import { verificationLimits } from './verification-limits.ts';

/** States of a verification; `used` after the call that required it. */
export const verificationStates = ['requested', 'passed', 'refused', 'locked', 'expired', 'used'] as const;
export type VerificationState = (typeof verificationStates)[number];

/** Times are epoch milliseconds; 0 means never. */
export type VerificationFacts = {
  readonly expiresAt: number;
  readonly passedAt: number;
  readonly refusedAt: number;
  readonly usedAt: number;
  /** Time until which every method is locked. */
  readonly lockedUntil: number;
};

/** The state of a verification. Final states are permanent; a passed verification expires if it is not used in time. */
export function verificationState(
  { expiresAt, passedAt, refusedAt, usedAt, lockedUntil }: VerificationFacts,
  now: number,
): VerificationState {
  if (usedAt > 0) return 'used';
  if (refusedAt > 0) return 'refused';
  if (passedAt > 0) return now < passedAt + verificationLimits.tokenLifetimeMs ? 'passed' : 'expired';
  if (now >= expiresAt) return 'expired';
  return lockedUntil > now ? 'locked' : 'requested';
}
