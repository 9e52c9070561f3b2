import { errorCodes } from '@pasar/error-catalogue';
import { ApiError, constantTimeEquals } from '@pasar/http-server';
import type { CallCookies } from '@pasar/http-server';
import type { Market } from '@pasar/markets';
import { buildPath } from '@pasar/routing-table';
import type { AccountDeps } from '../account-deps.ts';
import { hashSecret, storeSecret, secretCookies } from '../browser-secret.ts';
import { markIdentified } from '../identity/fresh-identity.ts';
import { startBrowserSession } from '../start-browser-session.ts';
import { deriveAttemptSecrets } from './identity-providers.ts';
import type { SignInAttempt, Identity, IdentityProviders } from './identity-providers.ts';
import { consumeAttempt } from './oauth-attempts.ts';
import { storePendingIdentity, pendingIdentityLifetimeMs } from './pending-identity.ts';
import { findAccountBySocial } from './social-identities.ts';

export type SocialSignInDeps = AccountDeps & { readonly providers: IdentityProviders };

type SocialVisit = {
  readonly market: Market;
  readonly visitedOrigin: string;
  readonly cookies: CallCookies;
  readonly now: number;
};

type MemberVisit = SocialVisit & { readonly user: { readonly userid: number } | undefined };

/** The redirect URI registered with every provider. */
export const readRedirectUri = (origin: string): string => `${origin}${buildPath('authenticate-oauth')}`;

/** Derives the secrets of the attempt that this response belongs to. Another browser's response consumes nothing. */
async function readAttemptSecrets(deps: SocialSignInDeps, answer: string, cookies: CallCookies) {
  const secret = cookies.read(secretCookies.oauth);
  if (!secret) throw new ApiError(errorCodes.PROVIDER_REFUSED);
  const secrets = deriveAttemptSecrets(await deps.secret(), secret);
  if (!constantTimeEquals(new URLSearchParams(answer).get('state') ?? '', secrets.state))
    throw new ApiError(errorCodes.PROVIDER_REFUSED);
  return { secret, secrets };
}

/** Consumes the attempt that this response belongs to, and returns it with its secrets. */
async function readAttempt(deps: SocialSignInDeps, answer: string, { market, cookies, now }: SocialVisit) {
  const { secret, secrets } = await readAttemptSecrets(deps, answer, cookies);
  const key = { secret_hash: hashSecret(secret), market: market.code };
  const { provider, carried, userid } = await consumeAttempt(deps.db, key, now);
  cookies.forget(secretCookies.oauth);
  return { provider, carried, userid, attempt: { ...secrets, isProof: userid !== null } };
}

type FinishedAttempt = Awaited<ReturnType<typeof readAttempt>>;

/** Throws an error of `work` again with the parameters of the page where the attempt began. */
async function throwCarrying<T>(carried: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { code, status } = error;
    throw new ApiError(code, { status, carried });
  }
}

function readIdentity(
  { providers }: SocialSignInDeps,
  id: string,
  answer: string,
  {
    market,
    visitedOrigin,
    attempt,
  }: Pick<SocialVisit, 'market' | 'visitedOrigin'> & { readonly attempt: SignInAttempt },
): Promise<Identity> {
  const provider = providers.offered(market).find((each) => each.id === id);
  if (!provider) throw new ApiError(errorCodes.PROVIDER_REFUSED);
  return providers.readIdentity(provider, new URL(`${readRedirectUri(visitedOrigin)}?${answer}`), attempt);
}

/** Marks the session of the member who began the proof. Throws `PROVIDER_REFUSED` for another member or an unlinked identity. */
async function proveByProvider(
  { db }: SocialSignInDeps,
  { account, provesUserid }: { readonly account: number | undefined; readonly provesUserid: number },
  { cookies, user, now }: MemberVisit,
): Promise<void> {
  if (user?.userid !== provesUserid || account !== provesUserid)
    throw new ApiError(errorCodes.PROVIDER_REFUSED);
  await markIdentified(db, { userid: user.userid, sessionToken: cookies.sessionToken }, now);
}

/**
 * Processes a provider's response: signs in its account, or stores the identity until its owner chooses an account,
 * or proves the identity of the signed-in member.
 * Throws `PROVIDER_REFUSED`, `PROVIDER_UNAVAILABLE`, or `SOCIAL_TAKEN` if another member is signed in here; with the carried
 * parameters if the response belongs to an attempt of this browser.
 */
export async function finishSocialSignIn(deps: SocialSignInDeps, answer: string, visit: MemberVisit) {
  const attempt = await readAttempt(deps, answer, visit);
  return throwCarrying(attempt.carried, finishAttempt(deps, { ...attempt, answer }, visit));
}

async function finishAttempt(
  deps: SocialSignInDeps,
  { provider, carried, userid: provesUserid, attempt, answer }: FinishedAttempt & { readonly answer: string },
  visit: MemberVisit,
) {
  const { cookies, user, now } = visit;
  const identity = await readIdentity(deps, provider, answer, { ...visit, attempt });
  const account = await findAccountBySocial(deps.db, { provider, subject: identity.subject });
  if (provesUserid !== null) {
    await proveByProvider(deps, { account: account?.userid, provesUserid }, visit);
    return { outcome: 'proved', carried } as const;
  }
  if (!account) {
    const token = storeSecret(cookies, secretCookies.identity, pendingIdentityLifetimeMs);
    const { subject, email, emailVerified: email_verified } = identity;
    const pending = { token_hash: hashSecret(token), provider, subject, email, email_verified, carried };
    await storePendingIdentity(deps.db, pending, now);
    return { outcome: 'bind', carried } as const;
  }
  if (user && user.userid !== account.userid) throw new ApiError(errorCodes.SOCIAL_TAKEN);
  if (account.is_test && deps.refusesTestAccounts) throw new ApiError(errorCodes.PROVIDER_REFUSED);
  if (!user) {
    const session = await deps.sessions.start(account.userid, now);
    await startBrowserSession(deps, visit, { ...account, session });
  }
  return { outcome: 'signed-in', carried } as const;
}
