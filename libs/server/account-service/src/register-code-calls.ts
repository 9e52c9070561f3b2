import { resetByCode, saveIdentity, sendCode, signInByCode, signUpByCode } from '@pasar/account-contract';
import { serveCall } from '@pasar/http-server';
import type { BoundedQueue } from '@pasar/http-server';
import { accountRules } from '@pasar/markets';
import type { FastifyInstance } from 'fastify';
import type { AccountDeps } from './account-deps.ts';
import { sendOneTimeCode } from './codes/send-code.ts';
import { signInByOneTimeCode } from './codes/sign-in-by-code.ts';
import { signUpByOneTimeCode } from './codes/sign-up-by-code.ts';
import { resetPasswordByCode } from './passwords/reset-by-code.ts';
import { saveSignUpIdentity } from './save-identity.ts';
import { startBrowserSession } from './start-browser-session.ts';

/** Registers the calls that send one-time codes and consume them. */
export function registerCodeCalls(app: FastifyInstance, deps: AccountDeps, attempts: BoundedQueue): void {
  serveCall(app, sendCode, ({ body, cookies, ...context }) =>
    sendOneTimeCode(deps, body, { ...context, knownDevice: cookies.knownDevice }),
  );
  serveCall(app, signInByCode, async ({ body, cookies, ...context }) => {
    const attempt = { ...context, knownDevice: cookies.knownDevice };
    return startBrowserSession(deps, { ...context, cookies }, await signInByOneTimeCode(deps, body, attempt));
  });
  serveCall(app, signUpByCode, async ({ body, cookies, ...context }) => {
    const attempt = { ...context, knownDevice: cookies.knownDevice };
    const signedIn = await startBrowserSession(
      deps,
      { ...context, cookies },
      await signUpByOneTimeCode(deps, body, attempt),
    );
    return { ...signedIn, needs_identity: accountRules[context.market.code].signUpDocument !== undefined };
  });
  serveCall(app, resetByCode, ({ body, cookies, ...context }) =>
    attempts.run(async () => {
      const attempt = { ...context, knownDevice: cookies.knownDevice };
      return startBrowserSession(
        deps,
        { ...context, cookies },
        await resetPasswordByCode(deps, body, attempt),
      );
    }),
  );
  serveCall(app, saveIdentity, async ({ user, market, body, now }) => {
    await saveSignUpIdentity(deps.db, body, { userid: user.userid, market, now });
    return {};
  });
}
