import { describeDevice, maskNetwork } from '@pasar/account';
import { answerQr, openQr, pollQr, startQr } from '@pasar/account-contract';
import { toUnixSeconds } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import type { CallData } from '@pasar/http-contract';
import { serveCall } from '@pasar/http-server';
import type { CallContext } from '@pasar/http-server';
import { buildPath } from '@pasar/routing-table';
import type { FastifyInstance } from 'fastify';
import type { AccountDeps } from '../account-deps.ts';
import { hashSecret, storeSecret, readSecretHash, secretCookies } from '../browser-secret.ts';
import { countAttempt, qrOpenLimits, qrStartLimits } from '../sign-in-limits.ts';
import { readVisitorCountry } from '../seller-sign-in.ts';
import { startBrowserSession } from '../start-browser-session.ts';
import { answerQrOnce, claimQr, createQr, openQrOnce, qrLifetimeMs, readQrState } from './qr-sign-ins.ts';

/** The address in the code opens the page that also shows codes; the token is in the fragment, which no log records. */
const confirmUrl = (origin: string, role: 'buyer' | 'seller', token: string): string =>
  `${origin}${buildPath(`${role}-login-qr`)}#token=${token}`;

type Poll = Pick<CallContext<typeof pollQr>, 'cookies' | 'market' | 'now'>;

/** Signs the browser in once its code is confirmed. */
async function pollQrSignIn(
  deps: AccountDeps,
  { cookies, market, now }: Poll,
): Promise<CallData<typeof pollQr>> {
  const { db, sessions, refusesTestAccounts = false } = deps;
  const browser = readSecretHash(cookies, secretCookies.qr);
  if (!browser) return { state: 'expired' };
  const account = await claimQr(db, browser, now);
  if (!account) return { state: await readQrState(db, browser, now) };
  if (account.is_test && refusesTestAccounts) return { state: 'expired' };
  const session = await sessions.start(account.userid, now);
  await startBrowserSession(deps, { cookies, market, now }, { ...account, session });
  cookies.forget(secretCookies.qr);
  return { state: 'signed-in' };
}

function registerWaitingCalls(app: FastifyInstance, deps: AccountDeps): void {
  const { db, limits, exemptLoopback = false, sellerSignIn = {} } = deps;
  serveCall(app, startQr, async ({ body, cookies, market, address, visitedOrigin, now, readHeader }) => {
    await countAttempt(limits, qrStartLimits({ address, exemptLoopback }), now, errorCodes.LIMIT);
    const secret = storeSecret(cookies, secretCookies.qr, qrLifetimeMs);
    const browser = {
      ...describeDevice(readHeader('user-agent') ?? ''),
      browser_hash: hashSecret(secret),
      market: market.code,
      role: body.role,
      country: readVisitorCountry(sellerSignIn, readHeader),
      network: maskNetwork(address),
    };
    const token = await createQr(db, browser, now);
    return { url: confirmUrl(visitedOrigin, body.role, token), expires_in: qrLifetimeMs / 1000 };
  });
  serveCall(app, pollQr, (call) => pollQrSignIn(deps, call));
}

/** Registers the calls of a sign-in that another device confirms. @spec buyer-login-qr seller-login-qr */
export function registerQrCalls(app: FastifyInstance, deps: AccountDeps): void {
  const { db, limits } = deps;
  registerWaitingCalls(app, deps);
  serveCall(app, openQr, async ({ body, user, market, now }) => {
    await countAttempt(limits, qrOpenLimits(user.userid), now, errorCodes.LIMIT);
    const confirmer = { userid: user.userid, market: market.code };
    const { role, browser, system, country, network, created_at } = await openQrOnce(
      db,
      body.token,
      confirmer,
      now,
    );
    const ctime = toUnixSeconds(created_at);
    return { role, browser, system, country, network, ctime };
  });
  serveCall(app, answerQr, async ({ body, user, market, now }) => {
    await answerQrOnce(db, body, { userid: user.userid, market: market.code }, now);
    return {};
  });
}
