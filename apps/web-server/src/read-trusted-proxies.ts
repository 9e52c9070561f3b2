import { isIP } from 'node:net';

/** A number of hops in front of this server, or the networks of the proxies separated by commas; `false` trusts none. */
export type TrustedProxies = false | number | string;

const maxHops = 9;

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}

/**
 * Parses `10.0.0.0/8,192.0.2.1` (proxies in these networks) or `2` (two chained proxies, if nobody else can reach this server).
 * A forwarded address is trusted only as far as trusted proxies wrote it; everything left of that came from the client.
 * Throws a one-line error on anything else.
 */
export function readTrustedProxies(text: string): TrustedProxies {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed === '0') return false;
  if (/^\d+$/.test(trimmed) && Number(trimmed) <= maxHops) return Number(trimmed);
  const networks = trimmed.split(',').map((each) => each.trim());
  if (networks.every(isNetwork)) return networks.join(',');
  throw new Error(`TRUST_PROXY must be a number of hops up to ${maxHops} or a list of networks: ${text}`);
}
