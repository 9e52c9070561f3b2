import { randomBytes } from 'node:crypto';
import type { Database } from '@pasar/database';
import { minuteMs } from '@pasar/durations';
import type { Kysely } from 'kysely';
import { hashSecret } from '../browser-secret.ts';

export const challengeLifetimeMs = 10 * minuteMs;

type ChallengeOwner = {
  readonly browser_hash: string;
  /** The member who adds a passkey; 0 for a sign-in. */
  readonly userid: number;
};

/** Creates a challenge for this browser. */
export async function issueChallenge(
  db: Kysely<Database>,
  owner: ChallengeOwner,
  now: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(32));
  const challenge_hash = hashSecret(Buffer.from(challenge).toString('base64url'));
  await db
    .insertInto('passkey_challenge')
    .values({ challenge_hash, ...owner, expires_at: now + challengeLifetimeMs })
    .execute();
  return challenge;
}

/** Consumes a challenge, whether or not the response is valid; returns whether it was this browser's. */
export async function consumeChallenge(
  db: Kysely<Database>,
  challenge: string,
  { browser_hash, userid }: ChallengeOwner,
  now: number,
): Promise<boolean> {
  const row = await db
    .deleteFrom('passkey_challenge')
    .where('challenge_hash', '=', hashSecret(challenge))
    .where('browser_hash', '=', browser_hash)
    .where('userid', '=', userid)
    .where('expires_at', '>', now)
    .returning('userid')
    .executeTakeFirst();
  return row !== undefined;
}
