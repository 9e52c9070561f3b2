import { dayMs } from '@pasar/durations';

/** Reasons for deleting an account, as listed in the form. */
export const deletionReasons = [
  'not-needed',
  'other-account',
  'too-many-messages',
  'privacy',
  'bad-experience',
  'other',
] as const;
export type DeletionReason = (typeof deletionReasons)[number];

/** Time between the request and the deletion. Signing in meanwhile offers to keep the account. */
export const deletionWaitMs = 30 * dayMs;
