import { verificationLimits } from './verification-limits.ts';

/** Where a verification stands; `used` once the call that asked for it was made. */
export const verificationStates = ['requested', 'passed', 'refused', 'locked', 'expired', 'used'] as const;
export type VerificationState = (typeof verificationStates)[number];

/** Times are epoch milliseconds; 0 when it has not happened. */
export type VerificationFacts = {
  readonly expiresAt: number;
  readonly passedAt: number;
  readonly refusedAt: number;
  readonly usedAt: number;
  /** Until when every method is locked. */
  readonly lockedUntil: number;
};

/** The state of a verification. What was decided stays decided; a pass that is not used in time expires. */
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
