import ipaddr from 'ipaddr.js';

/** The only block from which public IPv6 addresses are assigned (RFC 4291, section 2.5.4, and IANA's registry). */
const assignedIpv6 = ipaddr.parseCIDR('2000::/3');

/** Whether an address is public: not loopback, private, reserved or unassigned. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // Unwraps IPv4-mapped IPv6 addresses.
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(assignedIpv6));
}
