import { createHmac } from 'node:crypto';
import { normalizeEmail } from '@pasar/account';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { Market } from '@pasar/markets';
import * as openid from 'openid-client';

/** An OpenID provider for member sign-in. */
export type IdentityProvider = {
  readonly id: string;
  /** The provider's display name. */
  readonly name: string;
  readonly kind: 'social' | 'wallet';
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Codes of the markets that offer it; defaults to all. */
  readonly markets?: readonly string[];
};

/** A person's identity at a provider. */
export type Identity = {
  readonly subject: string;
  /** In lower case; empty if the provider returns none. */
  readonly email: string;
  readonly emailVerified: boolean;
};

/** The secrets of one authorization attempt; derived, so no table stores them. */
export type AttemptSecrets = { readonly state: string; readonly nonce: string; readonly verifier: string };

/** An attempt. A proof requires the person to sign in at the provider again, even if it still knows them. */
export type SignInAttempt = AttemptSecrets & { readonly isProof: boolean };

export type IdentityProviders = {
  offered(market: Pick<Market, 'code'>): readonly IdentityProvider[];
  nameOf(id: string): string;
  /** Returns the provider's authorization URL. Throws `PROVIDER_UNAVAILABLE`. */
  authorizationUrl(provider: IdentityProvider, redirectUri: string, attempt: SignInAttempt): Promise<string>;
  /**
   * Exchanges the callback for an identity. Throws `PROVIDER_UNAVAILABLE`, or `PROVIDER_REFUSED`: also for a proof if the provider
   * does not say that the person has just signed in.
   */
  readIdentity(provider: IdentityProvider, cameBackTo: URL, attempt: SignInAttempt): Promise<Identity>;
};

/** Derives the secrets of an attempt from the browser's secret and the server's. */
export function deriveAttemptSecrets(serverSecret: string, browserSecret: string): AttemptSecrets {
  const derive = (purpose: string): string =>
    createHmac('sha256', serverSecret).update(`oauth\n${purpose}\n${browserSecret}`).digest('base64url');
  return { state: derive('state'), nonce: derive('nonce'), verifier: derive('verifier') };
}

const timeoutSeconds = 10;
/** A proof's sign-in at the provider must not be older than this. */
const proofMaxAgeSeconds = 60;
const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'];
const isLoopbackUrl = (url: string): boolean => loopbackHosts.includes(new URL(url).hostname);

/** Whether the provider could not be reached; any other error is an invalid response. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError ||
  (error instanceof Error && 'code' in error && error.code === 'OAUTH_TIMEOUT') ||
  (error instanceof openid.ClientError && isUnreachable(error.cause));

async function refuseOnFailure<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const code = isUnreachable(error) ? errorCodes.PROVIDER_UNAVAILABLE : errorCodes.PROVIDER_REFUSED;
    throw new ApiError(code);
  }
}

function readClaims(claims: openid.IDToken | undefined): Identity {
  if (!claims?.sub) throw new ApiError(errorCodes.PROVIDER_REFUSED);
  const email = typeof claims['email'] === 'string' ? normalizeEmail(claims['email']) : null;
  return {
    subject: claims.sub,
    email: email?.toLowerCase() ?? '',
    emailVerified: email !== null && claims['email_verified'] === true,
  };
}

/**
 * OpenID Connect with authorization code, PKCE, state and nonce; checks the ID token's signature, issuer, audience and age.
 * A provider's configuration is read on first use, and again after a failure.
 */
export function createIdentityProviders(providers: readonly IdentityProvider[]): IdentityProviders {
  const configurations = new Map<string, Promise<openid.Configuration>>();
  const discover = ({ issuer, clientId, clientSecret }: IdentityProvider) =>
    openid.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: timeoutSeconds,
      // Allow plain HTTP only for a provider on this machine.
      execute: isLoopbackUrl(issuer) ? [openid.allowInsecureRequests] : [],
    });
  const readConfiguration = (provider: IdentityProvider): Promise<openid.Configuration> => {
    const known = configurations.get(provider.id);
    if (known) return known;
    const reading = discover(provider);
    configurations.set(provider.id, reading);
    reading.catch(() => configurations.delete(provider.id));
    return reading;
  };
  const readConfigurationOrRefuse = async (provider: IdentityProvider) => {
    try {
      return await readConfiguration(provider);
    } catch {
      throw new ApiError(errorCodes.PROVIDER_UNAVAILABLE);
    }
  };
  return {
    offered: ({ code }) => providers.filter(({ markets }) => !markets || markets.includes(code)),
    nameOf: (id) => providers.find((provider) => provider.id === id)?.name ?? id,
    authorizationUrl: async (provider, redirectUri, { state, nonce, verifier, isProof }) => {
      const configuration = await readConfigurationOrRefuse(provider);
      const url = openid.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email',
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(isProof && { prompt: 'login', max_age: String(proofMaxAgeSeconds) }),
      });
      return url.href;
    },
    readIdentity: async (provider, cameBackTo, { state, nonce, verifier, isProof }) => {
      const configuration = await readConfigurationOrRefuse(provider);
      const tokens = await refuseOnFailure(
        openid.authorizationCodeGrant(configuration, cameBackTo, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
          ...(isProof && { maxAge: proofMaxAgeSeconds }),
        }),
      );
      return readClaims(tokens.claims());
    },
  };
}
