import { adultCookieName } from '@pasar/account';
import {
  addAddress,
  deleteAddress,
  getAccountInfo,
  getPageMember,
  getPaymentInfo,
  listAddresses,
  setAccountFlag,
  setAccountTime,
  setDefaultAddress,
  signIn,
  signOut,
  signUp,
  updateAddress,
} from '@pasar/account-contract';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError, createBoundedQueue, serveCall } from '@pasar/http-server';
import type { BoundedQueue } from '@pasar/http-server';
import type { Market } from '@pasar/markets';
import type { FastifyInstance } from 'fastify';
import { registerGroupCalls } from './groups/register-group-calls.ts';
import type { AccountDeps, AccountPorts } from './account-deps.ts';
import {
  addAddressToBook,
  readAddresses,
  removeAddressFromBook,
  setDefaultAddressInBook,
  updateAddressInBook,
} from './address-book.ts';
import { guardSignIn, guardSignUp } from './guard-sign-in.ts';
import type { PortraitFiles } from './profile/portrait-files.ts';
import { saveAcceptedTimes, saveProcessingObjection } from './save-account-settings.ts';
import { createKnownDevices } from './known-devices.ts';
import { readAccountInfo } from './read-account-info.ts';
import { createPageMemberSessions, readPageMember } from './read-page-member.ts';
import { createOneTimeCodes } from './codes/one-time-codes.ts';
import { registerPasskeyCalls } from './passkeys/register-passkey-calls.ts';
import { registerQrCalls } from './qr/register-qr-calls.ts';
import { registerCodeCalls } from './register-code-calls.ts';
import { registerLinkCalls } from './register-link-calls.ts';
import { registerPaymentMethodCalls } from './payment-methods/register-payment-method-calls.ts';
import { registerProfileCalls } from './register-profile-calls.ts';
import { registerSellerCalls } from './register-seller-calls.ts';
import { registerSocialSignInCalls } from './social/register-social-sign-in-calls.ts';
import { askForStep } from './steps/ask-for-step.ts';
import { registerStepCalls } from './steps/register-step-calls.ts';
import { registerTeamCalls } from './team/register-team-calls.ts';
import { createServerSecret } from './server-secret.ts';
import { startBrowserSession } from './start-browser-session.ts';
import { signInWithPassword } from './sign-in.ts';
import { signUpWithPassword } from './sign-up.ts';

function registerSignInCalls(app: FastifyInstance, deps: AccountDeps, attempts: BoundedQueue): void {
  serveCall(app, signIn, async (call) =>
    guardSignIn(deps, call, () =>
      attempts.run(async () => {
        const { body, cookies, ...circumstances } = call;
        const attempt = { ...circumstances, knownDevice: cookies.knownDevice };
        const answer = await signInWithPassword(deps, body, attempt);
        if ('signedIn' in answer) return startBrowserSession(deps, call, answer.signedIn);
        return askForStep(deps, cookies, answer.step, attempt.now);
      }),
    ),
  );
  serveCall(app, signUp, async (call) =>
    guardSignUp(deps, call, () =>
      attempts.run(async () => {
        const { body, ...circumstances } = call;
        const signedIn = await signUpWithPassword(deps, body, circumstances);
        return startBrowserSession(deps, call, signedIn);
      }),
    ),
  );
  serveCall(app, signOut, async ({ cookies }) => {
    if (cookies.sessionToken) await deps.sessions.end(cookies.sessionToken);
    cookies.endSession();
    // The age confirmation of one user must not apply to the next.
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
  serveCall(app, addAddress, (call) => addAddressToBook(deps, owner(call), call.body, call.now));
  serveCall(app, updateAddress, (call) => updateAddressInBook(deps, owner(call), call.body));
  serveCall(app, deleteAddress, async (call) => ({
    addresses: await removeAddressFromBook(deps, owner(call), call.body.id),
  }));
  serveCall(app, setDefaultAddress, async (call) => ({
    addresses: await setDefaultAddressInBook(deps, owner(call), call.body.id),
  }));
}

function registerSettingCalls(app: FastifyInstance, { db }: AccountDeps): void {
  serveCall(app, setAccountTime, async ({ user, body, now }) => {
    await saveAcceptedTimes(db, user.userid, body, now);
    return {};
  });
  serveCall(app, setAccountFlag, async ({ user, body }) => {
    await saveProcessingObjection(db, user.userid, body.disallow_data_processing);
    return {};
  });
}

/**
 * Hashing a password takes about 30 ms of a core, so nobody waits longer than half a second. Requests over the limit are rejected
 * before any query, so that a flood of sign-ins leaves the database connections to others.
 */
const attemptLimits = { concurrency: 4, maxWaiting: 32, retryAfterSeconds: 5 };

/** For a store without a folder for pictures. */
const noPortraits: PortraitFiles = {
  save: () => Promise.reject(new ApiError(errorCodes.SERVICE_UNAVAILABLE)),
  remove: () => Promise.resolve(),
};

/** Registers all calls of `@pasar/account-contract`. */
export function registerAccountCalls(app: FastifyInstance, ports: AccountPorts): void {
  const secret = createServerSecret(ports.db, 'account');
  const codes = createOneTimeCodes(ports.db, secret);
  const portraits = ports.portraits ?? noPortraits;
  const deps: AccountDeps = { ...ports, portraits, secret, devices: createKnownDevices(secret), codes };
  const attempts = createBoundedQueue(attemptLimits);
  serveCall(app, getAccountInfo, ({ user, market }) => readAccountInfo(deps.db, user.userid, market));
  serveCall(app, getPageMember, (call) => readPageMember(deps.db, call), {
    sessions: createPageMemberSessions(deps.db),
  });
  serveCall(app, getPaymentInfo, async ({ market }) => ({
    is_cc_installment_payment_eligible: market.installmentWhitelist,
    is_non_cc_installment_payment_eligible: false,
  }));
  registerSignInCalls(app, deps, attempts);
  registerCodeCalls(app, deps, attempts);
  registerLinkCalls(app, deps, attempts);
  registerSellerCalls(app, deps);
  registerTeamCalls(app, deps);
  registerGroupCalls(app, deps);
  registerQrCalls(app, deps);
  registerSocialSignInCalls(app, deps);
  registerPasskeyCalls(app, deps);
  registerStepCalls(app, deps);
  registerPaymentMethodCalls(app, deps);
  registerProfileCalls(app, deps, attempts);
  registerAddressCalls(app, deps);
  registerSettingCalls(app, deps);
}
