/** Reasons for refusing an identity verification, as an operator states and a member reads them. */
export const kycRefusalReasons = [
  'unreadable-picture',
  'number-mismatch',
  'name-mismatch',
  'expired-document',
  'wrong-document',
] as const;
export type KycRefusalReason = (typeof kycRefusalReasons)[number];

/** A decision on a submitted identity verification. */
export type KycDecision =
  { readonly status: 'approved' } | { readonly status: 'refused'; readonly reason: KycRefusalReason };

/** Time between the submission and the decision of a demo store. */
export const demoKycReviewDelayMs = 30_000;

/**
 * The decision of a demo store, which has no reviewers: a document number that ends in 0 is refused, every other is approved.
 * Takes a number without dots and dashes.
 */
export const decideDemoKyc = (number: string): KycDecision =>
  number.endsWith('0') ? { status: 'refused', reason: 'unreadable-picture' } : { status: 'approved' };
