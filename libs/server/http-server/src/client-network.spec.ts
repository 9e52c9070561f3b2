import { expect, it } from 'vitest';
import { clientNetwork } from './client-network.ts';

it.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['::1', '::1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::2', '0:0:0:0::/64'],
])('maps %s to the network %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});
