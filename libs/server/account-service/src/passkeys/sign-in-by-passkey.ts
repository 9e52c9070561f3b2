import type { Database } from '@pasar/database';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Kysely, Selectable } from 'kysely';
import type { AccountDeps } from '../account-deps.ts';
import type { SignedIn } from '../sign-in.ts';
import { readRpId } from './add-passkey.ts';
import type { PasskeyMember } from './add-passkey.ts';
import { loadWebauthn } from './load-webauthn.ts';
import { consumeChallenge, issueChallenge } from './passkey-challenges.ts';

type Passkey = Selectable<Database['passkey']>;
type Browser = Omit<PasskeyMember, 'userid'>;
const nobody = 0;

/** Creates options for a sign-in; the authenticator knows which accounts it has passkeys for. */
export async function makeSignInOptions(
  { db }: Pick<AccountDeps, 'db'>,
  { browser_hash, origin, now }: Browser,
) {
  const { generateAuthenticationOptions } = await loadWebauthn();
  return generateAuthenticationOptions({
    rpID: readRpId(origin),
    challenge: await issueChallenge(db, { browser_hash, userid: nobody }, now),
    userVerification: 'required',
  });
}

const findPasskey = (db: Kysely<Database>, id: string, rp_id: string) =>
  db
    .selectFrom('passkey')
    .innerJoin('account', 'account.userid', 'passkey.userid')
    .selectAll('passkey')
    .select(['account.username', 'account.is_test'])
    .where('credential_id', '=', id)
    .where('rp_id', '=', rp_id)
    .executeTakeFirst();

async function verify(
  db: Kysely<Database>,
  passkey: Passkey,
  response: AuthenticationResponseJSON,
  browser: Browser,
) {
  const { browser_hash, origin, now } = browser;
  const { verifyAuthenticationResponse } = await loadWebauthn();
  return verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => consumeChallenge(db, challenge, { browser_hash, userid: nobody }, now),
    expectedOrigin: origin,
    expectedRPID: passkey.rp_id,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
    },
    // The library throws for most mismatches, including a counter that decreased.
  }).catch(() => undefined);
}

/** Stores the authenticator's counter; returns false if a concurrent sign-in has advanced it further. */
async function moveCounter(db: Kysely<Database>, passkey: Passkey, counter: number, now: number) {
  const moved = await db
    .updateTable('passkey')
    .set({ counter, used_at: now })
    .where('credential_id', '=', passkey.credential_id)
    .where('counter', '=', passkey.counter)
    .returning('counter')
    .executeTakeFirst();
  return moved !== undefined;
}

const readId = ({ id }: Readonly<Record<string, unknown>>): string => (typeof id === 'string' ? id : '');

/** Starts a session with a passkey. Throws `PASSKEY_REFUSED` for an unknown passkey or an invalid response. */
export async function signInByVerifiedPasskey(
  deps: AccountDeps,
  response: Readonly<Record<string, unknown>>,
  browser: Browser,
): Promise<SignedIn> {
  const { db, sessions, refusesTestAccounts = false } = deps;
  const { now } = browser;
  const refused = new ApiError(errorCodes.PASSKEY_REFUSED);
  const passkey = await findPasskey(db, readId(response), readRpId(browser.origin));
  if (!passkey || (passkey.is_test && refusesTestAccounts)) throw refused;
  const answer = await verify(db, passkey, response as unknown as AuthenticationResponseJSON, browser);
  if (!answer?.verified) throw refused;
  if (!(await moveCounter(db, passkey, answer.authenticationInfo.newCounter, now))) throw refused;
  const { userid, username } = passkey;
  return { userid, username, session: await sessions.start(userid, now) };
}
