import { isIPv6 } from 'node:net';

const ipv4InIpv6 = /^::ffff:(?=\d+\.)/i;
const loopback = '::1';
const networkGroups = 4;

/** The first groups of an IPv6 address, with the zeros that `::` stands for. */
function firstGroups(address: string): string[] {
  const [before = '', after] = address.split('::');
  const left = before === '' ? [] : before.split(':');
  const zeros = after === undefined ? [] : Array.from({ length: networkGroups }, () => '0');
  return [...left, ...zeros].slice(0, networkGroups);
}

/**
 * What limits count a client by: its IPv4 address, or the /64 network of its IPv6 address. Every household has such a
 * network, with more addresses than can be counted, and may use a new one for each call.
 */
export function clientNetwork(address: string): string {
  const plain = address.replace(ipv4InIpv6, '');
  if (!isIPv6(plain) || plain === loopback) return plain;
  const groups = firstGroups(plain).map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/64`;
}
