import { isIP } from 'node:net';

/** So many hops in front of this server, or the networks of the proxies, separated by commas; `false` believes nobody. */
export type TrustedProxies = false | number | string;

const maxHops = 9;

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}

/**
 * `10.0.0.0/8,192.0.2.1` for the proxies of these networks, `2` for two proxies one behind the other where nobody else can reach
 * this server. A forwarded address is believed as far as trusted proxies wrote it: what stands left of that came from the client.
 * Throws with one clear line on anything else.
 */
export function readTrustedProxies(text: string): TrustedProxies {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed === '0') return false;
  if (/^\d+$/.test(trimmed) && Number(trimmed) <= maxHops) return Number(trimmed);
  const networks = trimmed.split(',').map((each) => each.trim());
  if (networks.every(isNetwork)) return networks.join(',');
  throw new Error(`TRUST_PROXY is neither a number of hops up to ${maxHops} nor a list of networks: ${text}`);
}
