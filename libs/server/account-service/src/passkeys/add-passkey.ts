import { createHmac } from 'node:crypto';
import type { AddPasskeyRequest } from '@pasar/account-contract';
import type { Database } from '@pasar/database';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import type { AccountDeps } from '../account-deps.ts';
import { loadWebauthn } from './load-webauthn.ts';
import { consumeChallenge, issueChallenge } from './passkey-challenges.ts';
import { toPasskey } from './to-passkey.ts';

const maxPasskeys = 20;

/** A member in a browser at this host. */
export type PasskeyMember = {
  readonly userid: number;
  readonly browser_hash: string;
  readonly origin: string;
  readonly now: number;
};

/** The id of the relying party to which passkeys are bound: the host, without a port. */
export const readRpId = (origin: string): string => new URL(origin).hostname;

/** Reads a member's passkeys, the newest first. */
export const readPasskeys = (db: Kysely<Database>, userid: number) =>
  db
    .selectFrom('passkey')
    .selectAll()
    .where('userid', '=', userid)
    .orderBy('created_at', 'desc')
    .orderBy('credential_id')
    .execute();

/** Returns the user handle of the account: an opaque id for authenticators. */
async function readUserHandle({ secret }: Pick<AccountDeps, 'secret'>, userid: number) {
  const hmac = createHmac('sha256', await secret()).update(`passkey-user\n${userid}`);
  return new Uint8Array(hmac.digest());
}

/** Creates options for a new passkey. Throws `LIMIT` if the account has the maximum number. */
export async function makeRegistrationOptions(deps: AccountDeps, member: PasskeyMember) {
  const { userid, browser_hash, origin, now } = member;
  const [account, passkeys] = await Promise.all([
    deps.db.selectFrom('account').select('username').where('userid', '=', userid).executeTakeFirstOrThrow(),
    readPasskeys(deps.db, userid),
  ]);
  if (passkeys.length >= maxPasskeys) throw new ApiError(errorCodes.LIMIT);
  const rpID = readRpId(origin);
  const { generateRegistrationOptions } = await loadWebauthn();
  return generateRegistrationOptions({
    rpName: 'Pasar',
    rpID,
    userName: account.username,
    userID: await readUserHandle(deps, userid),
    challenge: await issueChallenge(deps.db, { browser_hash, userid }, now),
    attestationType: 'none',
    excludeCredentials: passkeys
      .filter(({ rp_id }) => rp_id === rpID)
      .map(({ credential_id: id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

async function verify({ db }: AccountDeps, response: unknown, member: PasskeyMember) {
  const { userid, browser_hash, origin, now } = member;
  const { verifyRegistrationResponse } = await loadWebauthn();
  const answer = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: (challenge) => consumeChallenge(db, challenge, { browser_hash, userid }, now),
    expectedOrigin: origin,
    expectedRPID: readRpId(origin),
    requireUserVerification: true,
    // The library throws for most mismatches and for malformed responses.
  }).catch(() => undefined);
  if (!answer?.verified) throw new ApiError(errorCodes.PASSKEY_REFUSED);
  return answer.registrationInfo.credential;
}

/** Stores a new passkey. Throws `PASSKEY_REFUSED` unless it answers this browser's challenge. */
export async function addVerifiedPasskey(
  deps: AccountDeps,
  { response, name }: AddPasskeyRequest,
  member: PasskeyMember,
) {
  const credential = await verify(deps, response, member);
  const row = await deps.db
    .insertInto('passkey')
    .values({
      credential_id: credential.id,
      userid: member.userid,
      rp_id: readRpId(member.origin),
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: (credential.transports ?? []).join(','),
      name: name.trim() || 'Passkey',
      created_at: member.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new ApiError(errorCodes.PASSKEY_REFUSED);
  return toPasskey(row);
}
