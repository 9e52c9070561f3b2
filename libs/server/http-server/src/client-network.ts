import { isIPv6 } from 'node:net';

const ipv4InIpv6 = /^::ffff:(?=\d+\.)/i;
const loopback = '::1';
const networkGroups = 4;

/** Returns the first groups of an IPv6 address, with `::` expanded. */
function firstGroups(address: string): string[] {
  const [before = '', after] = address.split('::');
  const left = before === '' ? [] : before.split(':');
  const zeros = after === undefined ? [] : Array.from({ length: networkGroups }, () => '0');
  return [...left, ...zeros].slice(0, networkGroups);
}

/**
 * Returns the network by which limits count a client: its IPv4 address, or its IPv6 /64. Every household has a /64, and may
 * use a new address of it for each call.
 */
export function clientNetwork(address: string): string {
  const plain = address.replace(ipv4InIpv6, '');
  if (!isIPv6(plain) || plain === loopback) return plain;
  const groups = firstGroups(plain).map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/64`;
}
