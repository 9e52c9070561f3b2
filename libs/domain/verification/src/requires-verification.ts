import type { VerificationPolicy } from './policies.data.ts';

/** Whether a call requires verification after this many hits in the window. Infinite free hits disable a policy. */
export const requiresVerification = ({ freeHits }: VerificationPolicy, hits: number): boolean =>
  hits >= freeHits;
