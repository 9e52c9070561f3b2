import {
  bindSocial,
  finishSocial,
  listIdentityProviders,
  listLinkedIdentities,
  readPendingIdentity,
  signUpBySocial,
  startSocial,
  unlinkIdentity,
} from '@pasar/account-contract';
import { toUnixSeconds } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError, serveCall } from '@pasar/http-server';
import { accountRules } from '@pasar/markets';
import type { FastifyInstance } from 'fastify';
import type { AccountDeps } from '../account-deps.ts';
import { hashSecret, storeSecret, readSecretHash, secretCookies } from '../browser-secret.ts';
import { requireFreshIdentity } from '../identity/fresh-identity.ts';
import { notifyOwner } from '../profile/notify-change.ts';
import { countAttempt, socialLimits } from '../sign-in-limits.ts';
import { startBrowserSession } from '../start-browser-session.ts';
import { bindPendingIdentity, signUpPendingIdentity } from './bind-social.ts';
import { finishSocialSignIn, readRedirectUri } from './finish-social.ts';
import type { SocialSignInDeps } from './finish-social.ts';
import { createIdentityProviders, deriveAttemptSecrets } from './identity-providers.ts';
import { storeOauthAttempt, oauthAttemptLifetimeMs } from './oauth-attempts.ts';
import { readPending } from './pending-identity.ts';
import { readLinkedIdentities, unlinkProvider } from './social-identities.ts';

/** Returns the member who proves their identity. Throws `NOT_LOGGED_IN`, or `NOT_FOUND` if the provider is not linked. */
async function requireLinkedMember(
  { db }: SocialSignInDeps,
  user: { readonly userid: number } | undefined,
  provider: string,
): Promise<number> {
  if (!user) throw new ApiError(errorCodes.NOT_LOGGED_IN);
  const linked = await readLinkedIdentities(db, user.userid);
  if (!linked.some((identity) => identity.provider === provider)) throw new ApiError(errorCodes.NOT_FOUND);
  return user.userid;
}

function registerVisitCalls(app: FastifyInstance, deps: SocialSignInDeps): void {
  const { db, limits, exemptLoopback = false, providers } = deps;
  serveCall(app, listIdentityProviders, async ({ market }) => ({
    providers: providers.offered(market).map(({ id, name, kind }) => ({ id, name, kind })),
  }));
  serveCall(app, startSocial, async ({ body, cookies, market, user, visitedOrigin, address, now }) => {
    const provider = providers.offered(market).find(({ id }) => id === body.provider);
    if (!provider) throw new ApiError(errorCodes.NOT_FOUND);
    await countAttempt(limits, socialLimits({ address, exemptLoopback }), now, errorCodes.LIMIT);
    const userid = body.proof ? await requireLinkedMember(deps, user, provider.id) : null;
    const secret = storeSecret(cookies, secretCookies.oauth, oauthAttemptLifetimeMs);
    const secrets = deriveAttemptSecrets(await deps.secret(), secret);
    const url = await providers.authorizationUrl(provider, readRedirectUri(visitedOrigin), {
      ...secrets,
      isProof: userid !== null,
    });
    const attempt = { secret_hash: hashSecret(secret), provider: provider.id, market: market.code };
    await storeOauthAttempt(db, { ...attempt, carried: body.carried, userid }, now);
    return { url };
  });
  serveCall(app, finishSocial, async ({ body, ...visit }) => {
    const origins = { address: visit.address, exemptLoopback };
    await countAttempt(limits, socialLimits(origins), visit.now, errorCodes.LIMIT);
    return finishSocialSignIn(deps, body.answer, visit);
  });
}

function registerBindCalls(app: FastifyInstance, deps: SocialSignInDeps): void {
  const { db, providers } = deps;
  serveCall(app, readPendingIdentity, async ({ cookies, now }) => {
    const pending = await readPending(db, readSecretHash(cookies, secretCookies.identity), now);
    const { provider, email, carried } = pending;
    return { provider: providers.nameOf(provider), email, carried };
  });
  serveCall(app, bindSocial, async ({ cookies, user, ...context }) => {
    await requireFreshIdentity(db, { ...user, sessionToken: cookies.sessionToken }, context.now);
    const tokenHash = readSecretHash(cookies, secretCookies.identity);
    await bindPendingIdentity(deps, user.userid, { tokenHash, now: context.now });
    cookies.forget(secretCookies.identity);
    await notifyOwner(deps, user.userid, context);
    return {};
  });
  serveCall(app, signUpBySocial, async ({ cookies, address, market, now }) => {
    const tokenHash = readSecretHash(cookies, secretCookies.identity);
    const newAccount = await signUpPendingIdentity(deps, { tokenHash, now, address });
    const signedIn = await startBrowserSession(deps, { cookies, market, now }, newAccount);
    cookies.forget(secretCookies.identity);
    return { ...signedIn, needs_identity: accountRules[market.code].signUpDocument !== undefined };
  });
}

/** Registers the calls of sign-in with identity providers. @spec authenticate-oauth authenticate-social-bind wallet-provider-login */
export function registerSocialSignInCalls(app: FastifyInstance, accountDeps: AccountDeps): void {
  const providers = createIdentityProviders(accountDeps.identityProviders ?? []);
  const deps: SocialSignInDeps = { ...accountDeps, providers };
  registerVisitCalls(app, deps);
  registerBindCalls(app, deps);
  serveCall(app, listLinkedIdentities, async ({ user }) => {
    const identities = await readLinkedIdentities(deps.db, user.userid);
    return {
      identities: identities.map(({ provider, label, created_at }) => ({
        provider,
        name: providers.nameOf(provider),
        label,
        ctime: toUnixSeconds(created_at),
      })),
    };
  });
  serveCall(app, unlinkIdentity, async ({ user, body, cookies, now }) => {
    await requireFreshIdentity(deps.db, { ...user, sessionToken: cookies.sessionToken }, now);
    await unlinkProvider(deps.db, user.userid, body.provider);
    return {};
  });
}
