import { identityProofMs } from '@pasar/account';
import type { Database } from '@pasar/database';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { Kysely } from 'kysely';
import { hashSecret } from '../browser-secret.ts';

/** The session of a call. */
export type SessionOwner = { readonly userid: number; readonly sessionToken: string | undefined };

const toSessionKey = ({ userid, sessionToken = '' }: SessionOwner) => ({
  userid,
  token_hash: hashSecret(sessionToken),
});

/** When the user of this session last proved their identity, in epoch milliseconds; 0 if never. */
export async function readIdentifiedAt(db: Kysely<Database>, owner: SessionOwner): Promise<number> {
  const { userid, token_hash } = toSessionKey(owner);
  const session = await db
    .selectFrom('session')
    .select('identified_at')
    .where('token_hash', '=', token_hash)
    .where('userid', '=', userid)
    .executeTakeFirst();
  return session?.identified_at ?? 0;
}

/** Whether the user of this session has proved their identity recently. */
export const hasFreshIdentity = async (
  db: Kysely<Database>,
  owner: SessionOwner,
  now: number,
): Promise<boolean> => (await readIdentifiedAt(db, owner)) > now - identityProofMs;

/** Throws `IDENTITY_PROOF_NEEDED` unless the user of this session has proved their identity recently. */
export async function requireFreshIdentity(
  db: Kysely<Database>,
  owner: SessionOwner,
  now: number,
): Promise<void> {
  if (!(await hasFreshIdentity(db, owner, now))) throw new ApiError(errorCodes.IDENTITY_PROOF_NEEDED);
}

/** Marks the session as recently identified, for a few minutes. */
export async function markIdentified(db: Kysely<Database>, owner: SessionOwner, now: number): Promise<void> {
  const { userid, token_hash } = toSessionKey(owner);
  await db
    .updateTable('session')
    .set({ identified_at: now })
    .where('token_hash', '=', token_hash)
    .where('userid', '=', userid)
    .execute();
}
