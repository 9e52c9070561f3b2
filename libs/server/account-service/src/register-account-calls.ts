import { adultCookieName } from '@pasar/account';
import {
  addAddress,
  deleteAddress,
  getAccountInfo,
  getPaymentInfo,
  listAddresses,
  setAccountFlag,
  setAccountTime,
  setDefaultAddress,
  signIn,
  signOut,
  signUp,
  updateAddress,
  updateProfile,
} from '@pasar/account-contract';
import { serveCall } from '@pasar/http-server';
import type { CallCookies } from '@pasar/http-server';
import type { Market } from '@pasar/markets';
import type { FastifyInstance } from 'fastify';
import type { AccountDeps, AccountPorts } from './account-deps.ts';
import { keepAcceptedTimes, keepObjection } from './account-marks.ts';
import { addToBook, readAddresses, removeFromBook, setDefaultInBook, updateInBook } from './address-book.ts';
import { createBoundedQueue } from './bounded-queue.ts';
import { keepAdultConsent } from './keep-adult-consent.ts';
import { createKnownDevices } from './known-devices.ts';
import { readAccountInfo } from './read-account-info.ts';
import { createServerSecret } from './server-secret.ts';
import { signInWithPassword } from './sign-in.ts';
import type { SignedIn } from './sign-in.ts';
import { signUpWithPassword } from './sign-up.ts';

/** Hands the browser its new session. The one it had ends: a session never changes hands. */
async function handOver(
  { sessions, devices }: AccountDeps,
  cookies: CallCookies,
  { userid, username, session }: SignedIn,
) {
  if (cookies.sessionToken) await sessions.end(cookies.sessionToken);
  cookies.startSession(session);
  cookies.rememberDevice(await devices.issue(userid));
  return { userid, username };
}

/**
 * A password takes about 30 ms of a core: whoever waits, waits less than half a second. What is refused has asked nothing of
 * the database, so that a flood of sign-ins leaves its connections to everybody else.
 */
const attemptLimits = { concurrency: 4, maxWaiting: 32 };

function registerSignInCalls(app: FastifyInstance, deps: AccountDeps): void {
  const attempts = createBoundedQueue(attemptLimits);
  serveCall(app, signIn, async ({ body, cookies, ...circumstances }) =>
    attempts.run(async () => {
      const attempt = { ...circumstances, knownDevice: cookies.knownDevice };
      return handOver(deps, cookies, await signInWithPassword(deps, body, attempt));
    }),
  );
  serveCall(app, signUp, async ({ body, cookies, ...circumstances }) =>
    attempts.run(async () => handOver(deps, cookies, await signUpWithPassword(deps, body, circumstances))),
  );
  serveCall(app, signOut, async ({ cookies }) => {
    if (cookies.sessionToken) await deps.sessions.end(cookies.sessionToken);
    cookies.endSession();
    // What was said of one person's age is not the next one's.
    cookies.forget(adultCookieName);
    return {};
  });
}

function registerAddressCalls(app: FastifyInstance, deps: AccountDeps): void {
  const owner = ({ user, market }: { user: { userid: number }; market: Market }) => ({
    userid: user.userid,
    market,
  });
  serveCall(app, listAddresses, async (call) => ({ addresses: await readAddresses(deps.db, owner(call)) }));
  serveCall(app, addAddress, (call) => addToBook(deps, owner(call), call.body, call.now));
  serveCall(app, updateAddress, (call) => updateInBook(deps, owner(call), call.body));
  serveCall(app, deleteAddress, async (call) => ({
    addresses: await removeFromBook(deps, owner(call), call.body.id),
  }));
  serveCall(app, setDefaultAddress, async (call) => ({
    addresses: await setDefaultInBook(deps, owner(call), call.body.id),
  }));
}

function registerMarkCalls(app: FastifyInstance, { db }: AccountDeps): void {
  serveCall(app, updateProfile, async ({ user, market, now }) => {
    await keepAdultConsent(db, { userid: user.userid, market, now });
    return {};
  });
  serveCall(app, setAccountTime, async ({ user, body, now }) => {
    await keepAcceptedTimes(db, user.userid, body, now);
    return {};
  });
  serveCall(app, setAccountFlag, async ({ user, body }) => {
    await keepObjection(db, user.userid, body.disallow_data_processing);
    return {};
  });
}

/** Serves every call of the account's contract. */
export function registerAccountCalls(app: FastifyInstance, ports: AccountPorts): void {
  const secret = createServerSecret(ports.db, 'account');
  const deps: AccountDeps = { ...ports, secret, devices: createKnownDevices(secret) };
  serveCall(app, getAccountInfo, ({ user, market }) => readAccountInfo(deps.db, user.userid, market));
  serveCall(app, getPaymentInfo, async ({ market }) => ({
    is_cc_installment_payment_eligible: market.installmentWhitelist,
    is_non_cc_installment_payment_eligible: false,
  }));
  registerSignInCalls(app, deps);
  registerAddressCalls(app, deps);
  registerMarkCalls(app, deps);
}
