import { answerIdentityStep, sendIdentityStep } from '@pasar/account-contract';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError, serveCall } from '@pasar/http-server';
import { accountRules } from '@pasar/markets';
import type { FastifyInstance } from 'fastify';
import type { AccountDeps } from '../account-deps.ts';
import { readSecretHash, secretCookies } from '../browser-secret.ts';
import { checkCode } from '../codes/check-code.ts';
import { sendOneTimeCode } from '../codes/send-code.ts';
import { startBrowserSession } from '../start-browser-session.ts';
import { deleteIdentityStep, readStep } from './identity-step.ts';

const purpose = 'sign-in';

/** Registers the calls of the step that completes a sign-in. @spec authenticate-ivs */
export function registerStepCalls(app: FastifyInstance, deps: AccountDeps): void {
  const { db } = deps;
  serveCall(app, sendIdentityStep, async ({ cookies, ...context }) => {
    const step = await readStep(db, readSecretHash(cookies, secretCookies.step), context.now);
    const { recipient } = step;
    const isEmail = recipient.includes('@');
    const channel = accountRules[context.market.code].codeChannels.find(
      (each) => (each === 'email') === isEmail,
    );
    if (!channel) throw new ApiError(errorCodes.SIGN_IN_STEP_EXPIRED);
    return sendOneTimeCode(deps, { purpose, channel, recipient }, { ...context, knownDevice: undefined });
  });
  serveCall(app, answerIdentityStep, async ({ body, cookies, ...context }) => {
    const tokenHash = readSecretHash(cookies, secretCookies.step);
    const { userid, username, recipient } = await readStep(db, tokenHash, context.now);
    await checkCode(deps, { recipient, code: body.code, purpose }, { ...context, knownDevice: undefined });
    await deleteIdentityStep(db, tokenHash ?? '', context.now);
    cookies.forget(secretCookies.step);
    const session = await deps.sessions.start(userid, context.now, 'password');
    return startBrowserSession(deps, { ...context, cookies }, { userid, username, session });
  });
}
