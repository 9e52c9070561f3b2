import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import { interactionPolicy, Provider } from 'oidc-provider';
import type { Configuration } from 'oidc-provider';
import { createMemoryAdapter } from './create-memory-adapter.ts';

export type ProviderClient = {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUris: readonly string[];
};

/** Returns an account's claims: an e-mail address, verified unless it contains `unconfirmed`; none for a name without an @. */
const readClaims = (login: string) => ({
  sub: createHash('sha256').update(login).digest('base64url').slice(0, 24),
  ...(login.includes('@') && { email: login, email_verified: !login.includes('unconfirmed') }),
});

/** Prompts for the account each time, so that one browser can sign in as several people. */
function alwaysAsk() {
  const policy = interactionPolicy.base();
  const { Check } = interactionPolicy;
  const check = new Check('always', 'Ask each time', (context) =>
    context.oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
  );
  policy.get('login')?.checks.add(check);
  return policy;
}

const makeSigningKey = () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig' } as const;
};

const minute = 60;
const lifetimes = {
  AccessToken: 10 * minute,
  AuthorizationCode: minute,
  Grant: 60 * minute,
  IdToken: 10 * minute,
  Interaction: 10 * minute,
  Session: 60 * minute,
};

const configure = (clients: readonly ProviderClient[]): Configuration => ({
  adapter: createMemoryAdapter(),
  clients: clients.map(({ clientId, clientSecret, redirectUris }) => ({
    client_id: clientId,
    client_secret: clientSecret,
    redirect_uris: redirectUris,
    response_types: ['code'],
    grant_types: ['authorization_code'],
    id_token_signed_response_alg: 'ES256',
  })),
  jwks: { keys: [makeSigningKey()] },
  cookies: { keys: [randomBytes(32).toString('hex')] },
  claims: { openid: ['sub'], email: ['email', 'email_verified'] },
  // Like well-known providers, include the address in the ID token.
  conformIdTokenClaims: false,
  pkce: { required: () => true },
  ttl: lifetimes,
  features: { devInteractions: { enabled: false } },
  interactions: {
    policy: alwaysAsk(),
    url: (_context, interaction) => `/interaction/${interaction.uid}`,
  },
  renderError: (context, { error }) => {
    context.type = 'text/plain';
    context.body = `Demo ID cannot go on: ${error}`;
  },
  findAccount: (_context, login) => ({
    accountId: login,
    claims: () => readClaims(login),
  }),
  loadExistingGrant: async ({ oidc }) => {
    const grant = new oidc.provider.Grant({
      clientId: oidc.client?.clientId,
      accountId: oidc.session?.accountId,
    });
    grant.addOIDCScope('openid email');
    await grant.save();
    return grant;
  },
});

/** Creates an OpenID provider that accepts any claimed identity. */
export const createProvider = (issuer: string, clients: readonly ProviderClient[]): Provider =>
  new Provider(issuer, configure(clients));
