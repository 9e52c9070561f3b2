import { createHmac } from 'node:crypto';
import { violatesConstraint } from '@pasar/database';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { partnerUrl } from '@pasar/integration';
import type { Partner } from '@pasar/integration';
import type { Integration } from '@pasar/integration-contract';
import type { Market } from '@pasar/markets';
import type { IntegrationDeps, PartnerSettings } from './integration-deps.ts';
import { codeChallenge, codeVerifier, readState, stateLifetimeMs, writeState } from './signed-state.ts';
import type { IntegrationState } from './signed-state.ts';

export type IntegrationCaller = {
  readonly userid: number;
  readonly market: Market;
  readonly origin: string;
  readonly now: number;
};

const stateOver = () => new ApiError(errorCodes.LINK_TOKEN_EXPIRED, 'The link with the partner has expired.');

function requirePartner(
  { partners }: IntegrationDeps,
  { market }: IntegrationCaller,
  partner: Partner,
): PartnerSettings {
  const settings = partners[market.code]?.[partner];
  if (!settings) throw new ApiError(errorCodes.NOT_FOUND, 'The partner is not available in this market.');
  return settings;
}

/** Whether a partner is configured in the market, and linked with the member's account. */
export async function readIntegration(
  { db, partners }: IntegrationDeps,
  { userid, market }: IntegrationCaller,
  partner: Partner,
): Promise<Integration> {
  const row = await db
    .selectFrom('linked_account')
    .select('linked_at')
    .where('user_id', '=', userid)
    .where('market', '=', market.code)
    .where('partner', '=', partner)
    .executeTakeFirst();
  const settings = partners[market.code]?.[partner];
  return {
    configured: settings !== undefined,
    name: settings?.name ?? '',
    linked: row !== undefined,
    linked_at: Math.floor((row?.linked_at ?? 0) / 1000),
  };
}

/** Returns the partner's address with a signed state and, if accounts are linked, an OAuth request with PKCE. Throws NOT_FOUND. */
export async function startProviderIntegration(
  deps: IntegrationDeps,
  caller: IntegrationCaller,
  { partner, back, action }: { readonly partner: Partner; readonly back: string; readonly action?: string },
): Promise<{ readonly url: string }> {
  const { url: address, clientId } = requirePartner(deps, caller, partner);
  const secret = await deps.secret();
  const { userid, market, origin, now } = caller;
  const { text: state, nonce } = writeState({ userid, partner, market: market.code, back }, now, secret);
  const oauth = clientId && {
    response_type: 'code',
    client_id: clientId,
    code_challenge: codeChallenge(codeVerifier(nonce, secret)),
    code_challenge_method: 'S256',
  };
  const url = partnerUrl(address, {
    redirect_uri: `${origin}${back}`,
    state,
    ...(action !== undefined && { action }),
    ...oauth,
  });
  if (url === null) throw new TypeError(`The URL of ${partner} in ${market.code} is not allowed.`);
  return { url };
}

/** Consumes a state, which is valid once, whether or not the request succeeds. */
async function consumeState(
  { db }: IntegrationDeps,
  { nonce }: IntegrationState,
  now: number,
): Promise<void> {
  await db.deleteFrom('used_state').where('expires_at', '<', now).execute();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('used_state')
    .values({ nonce, expires_at: now + stateLifetimeMs })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) throw stateOver();
}

/** Fetches the member's id at the partner. Throws SERVICE_UNAVAILABLE if the response is unusable. */
async function fetchSubject(
  { exchange }: IntegrationDeps,
  { tokenUrl, clientId = '', clientSecret = '' }: PartnerSettings,
  form: Readonly<Record<string, string>>,
): Promise<string> {
  const answer = tokenUrl
    ? await exchange(
        tokenUrl,
        new URLSearchParams({
          grant_type: 'authorization_code',
          client_id: clientId,
          client_secret: clientSecret,
          ...form,
        }),
      ).catch(() => undefined)
    : undefined;
  const subject = (answer as { sub?: unknown } | undefined)?.sub;
  if (typeof subject === 'string' && subject !== '' && subject.length <= 256) return subject;
  throw new ApiError(errorCodes.SERVICE_UNAVAILABLE, 'The partner did not return an identity.');
}

/**
 * Links the partner account of the returning member. Throws LINK_TOKEN_EXPIRED for a state that is foreign, expired or
 * used, SERVICE_UNAVAILABLE if the partner does not respond, SOCIAL_TAKEN if that account is linked with another member.
 */
export async function completeProviderIntegration(
  deps: IntegrationDeps,
  caller: IntegrationCaller,
  {
    partner,
    state: text,
    code,
  }: { readonly partner: Partner; readonly state: string; readonly code: string },
): Promise<Integration> {
  const settings = requirePartner(deps, caller, partner);
  const secret = await deps.secret();
  const { userid, market, origin, now } = caller;
  const state = readState(text, now, secret);
  if (state?.userid !== userid || state.partner !== partner || state.market !== market.code)
    throw stateOver();
  await consumeState(deps, state, now);
  const subject = await fetchSubject(deps, settings, {
    code,
    redirect_uri: `${origin}${state.back}`,
    code_verifier: codeVerifier(state.nonce, secret),
  });
  const subject_hmac = createHmac('sha256', secret).update(`subject\n${partner}\n${subject}`).digest('hex');
  await deps.db
    .insertInto('linked_account')
    .values({ user_id: userid, market: market.code, partner, subject_hmac, linked_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'market', 'partner']).doUpdateSet({ subject_hmac, linked_at: now }),
    )
    .execute()
    .catch((error: unknown) => {
      throw violatesConstraint(error, 'linked_account_subject')
        ? new ApiError(
            errorCodes.SOCIAL_TAKEN,
            'The partner’s account is already linked with another account.',
          )
        : error;
    });
  return readIntegration(deps, caller, partner);
}

/** Unlinks the partner's account. Idempotent. */
export async function unlinkPartner(
  deps: IntegrationDeps,
  caller: IntegrationCaller,
  partner: Partner,
): Promise<Integration> {
  await deps.db
    .deleteFrom('linked_account')
    .where('user_id', '=', caller.userid)
    .where('market', '=', caller.market.code)
    .where('partner', '=', partner)
    .execute();
  return readIntegration(deps, caller, partner);
}
