import {
  addPasskey,
  listPasskeys,
  removePasskey,
  signInByPasskey,
  startAddPasskey,
  startPasskeySignIn,
} from '@pasar/account-contract';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError, serveCall } from '@pasar/http-server';
import type { CallCookies } from '@pasar/http-server';
import type { FastifyInstance } from 'fastify';
import type { AccountDeps } from '../account-deps.ts';
import { hashSecret, storeSecret, readSecretHash, secretCookies } from '../browser-secret.ts';
import { requireFreshIdentity } from '../identity/fresh-identity.ts';
import { notifyOwner } from '../profile/notify-change.ts';
import { countAttempt, passkeyCheckLimits, passkeyStartLimits } from '../sign-in-limits.ts';
import { startBrowserSession } from '../start-browser-session.ts';
import { addVerifiedPasskey, makeRegistrationOptions, readPasskeys } from './add-passkey.ts';
import { challengeLifetimeMs } from './passkey-challenges.ts';
import { makeSignInOptions, signInByVerifiedPasskey } from './sign-in-by-passkey.ts';
import { toPasskey } from './to-passkey.ts';

const bindBrowser = (cookies: CallCookies): string =>
  hashSecret(storeSecret(cookies, secretCookies.passkey, challengeLifetimeMs));
const readBrowser = (cookies: CallCookies): string => readSecretHash(cookies, secretCookies.passkey) ?? '';

function registerOwnerCalls(app: FastifyInstance, deps: AccountDeps): void {
  const { db } = deps;
  serveCall(app, listPasskeys, async ({ user }) => ({
    passkeys: (await readPasskeys(db, user.userid)).map(toPasskey),
  }));
  serveCall(app, startAddPasskey, async ({ user, cookies, visitedOrigin: origin, now }) => {
    await requireFreshIdentity(db, { ...user, sessionToken: cookies.sessionToken }, now);
    const member = { userid: user.userid, browser_hash: bindBrowser(cookies), origin, now };
    return { options: { ...(await makeRegistrationOptions(deps, member)) } };
  });
  serveCall(app, addPasskey, async ({ user, body, cookies, visitedOrigin: origin, ...context }) => {
    const { userid } = user;
    await requireFreshIdentity(db, { userid, sessionToken: cookies.sessionToken }, context.now);
    const member = { userid, browser_hash: readBrowser(cookies), origin, now: context.now };
    const passkey = await addVerifiedPasskey(deps, body, member);
    await notifyOwner(deps, userid, context);
    return passkey;
  });
  serveCall(app, removePasskey, async ({ user, body, cookies, now }) => {
    await requireFreshIdentity(db, { ...user, sessionToken: cookies.sessionToken }, now);
    const removed = await db
      .deleteFrom('passkey')
      .where('credential_id', '=', body.id)
      .where('userid', '=', user.userid)
      .returning('userid')
      .executeTakeFirst();
    if (!removed) throw new ApiError(errorCodes.NOT_FOUND);
    return {};
  });
}

/** Registers the calls that add, remove and sign in with passkeys. */
export function registerPasskeyCalls(app: FastifyInstance, deps: AccountDeps): void {
  const { limits, exemptLoopback = false } = deps;
  registerOwnerCalls(app, deps);
  serveCall(app, startPasskeySignIn, async ({ cookies, visitedOrigin: origin, address, now }) => {
    await countAttempt(limits, passkeyStartLimits({ address, exemptLoopback }), now, errorCodes.LIMIT);
    const browser = { browser_hash: bindBrowser(cookies), origin, now };
    return { options: { ...(await makeSignInOptions(deps, browser)) } };
  });
  serveCall(app, signInByPasskey, async ({ body, cookies, market, visitedOrigin: origin, address, now }) => {
    await countAttempt(limits, passkeyCheckLimits({ address, exemptLoopback }), now, errorCodes.LIMIT);
    const browser = { browser_hash: readBrowser(cookies), origin, now };
    const signedIn = await signInByVerifiedPasskey(deps, body.response, browser);
    return startBrowserSession(deps, { cookies, market, now }, signedIn);
  });
}
