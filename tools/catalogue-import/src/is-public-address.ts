import ipaddr from 'ipaddr.js';

/** Whether an address is one of the public internet: not the machine's own, a private network's, or a reserved one. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4 address within an IPv6 one is judged by itself.
  return ipaddr.process(address).range() === 'unicast';
}
