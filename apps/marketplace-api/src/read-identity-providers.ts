import type { IdentityProvider } from '@pasar/account-service';
import { isObject, parseJson } from '@pasar/json';
import { isMarketCode } from '@pasar/markets';

const variable = 'IDENTITY_PROVIDERS';
const fields = ['id', 'name', 'issuer', 'clientId', 'clientSecret'] as const;
const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'];

/** Does not repeat the text, which may contain secrets. */
const refuse = (fault: string): Error => new Error(`${variable} ${fault}`);

function parse(text: string): unknown {
  const value = parseJson(text);
  if (value === undefined) throw refuse('is not JSON');
  return value;
}

/** Requires https, except for providers on this machine. */
function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && loopbackHosts.includes(hostname));
}

function readMarkets(markets: unknown): Pick<IdentityProvider, 'markets'> {
  if (markets === undefined) return {};
  if (!Array.isArray(markets) || !markets.every((code) => typeof code === 'string' && isMarketCode(code)))
    throw refuse('names a market that there is not');
  return { markets };
}

function readProvider(value: unknown): IdentityProvider {
  const row = isObject(value) ? value : {};
  const missing = fields.find((field) => typeof row[field] !== 'string' || row[field] === '');
  if (missing) throw refuse(`has a provider without ${missing}`);
  const { id, name, issuer, clientId, clientSecret } = row as Record<(typeof fields)[number], string>;
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(id))
    throw refuse('has an id that is not lower-case letters, digits and -');
  if (!isIssuer(issuer)) throw refuse(`has an issuer that is no https address: ${id}`);
  const kind = row['kind'] ?? 'social';
  if (kind !== 'social' && kind !== 'wallet')
    throw refuse(`has a kind that is neither social nor wallet: ${id}`);
  return { id, name, kind, issuer, clientId, clientSecret, ...readMarkets(row['markets']) };
}

/** Reads the OpenID providers for member sign-in, a JSON list. Throws if the value is invalid. */
export function readIdentityProviders(env: NodeJS.ProcessEnv): readonly IdentityProvider[] {
  const text = env[variable];
  if (!text) return [];
  const rows = parse(text);
  if (!Array.isArray(rows)) throw refuse('is not a list');
  const providers = rows.map(readProvider);
  if (new Set(providers.map(({ id }) => id)).size < providers.length) throw refuse('has an id twice');
  return providers;
}
