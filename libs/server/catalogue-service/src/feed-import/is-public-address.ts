import ipaddr from 'ipaddr.js';

/** Whether an address is public: not loopback, private or reserved. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // Unwraps IPv4-mapped IPv6 addresses.
  return ipaddr.process(address).range() === 'unicast';
}
