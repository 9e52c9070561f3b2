/** How long a session counts as identified after its user has given a password or a code: enough for one change. */
export const identityProofMs = 10 * 60_000;
