import { minuteMs } from '@pasar/durations';

/** How long a session counts as identified after a password or a code was confirmed: enough for one change. */
export const identityProofMs = 10 * minuteMs;
