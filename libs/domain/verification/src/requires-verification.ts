import type { VerificationPolicy } from './policies.data.ts';

/** Whether a call asks for a verification, after this many hits in the window. Infinite free hits switch a policy off. */
export const requiresVerification = ({ freeHits }: VerificationPolicy, hits: number): boolean =>
  hits >= freeHits;
