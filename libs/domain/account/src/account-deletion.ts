/** Why somebody leaves, as the form lists it. */
export const deletionReasons = [
  'not-needed',
  'other-account',
  'too-many-messages',
  'privacy',
  'bad-experience',
  'other',
] as const;
export type DeletionReason = (typeof deletionReasons)[number];

/** Between the request and the deletion: signing in meanwhile offers to keep the account. */
export const deletionWaitMs = 30 * 24 * 60 * 60_000;
