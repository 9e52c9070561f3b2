import { expect, it } from 'vitest';
import { createKnownDevices } from './known-devices.ts';

const devices = createKnownDevices(async () => 'a secret');
const strangers = createKnownDevices(async () => 'another secret');

it('recognises the device on which the account was signed in', async () => {
  const [first, second] = [await devices.issue(5), await devices.issue(5)];
  expect([await devices.read(first, 5), await devices.read(second, 5)]).toEqual([
    first.split('.')[0],
    second.split('.')[0],
  ]);
  expect(first).not.toBe(second);
});

it.each<[string, () => Promise<string | undefined>]>([
  ['issued for another account', () => devices.issue(6)],
  ['signed with another secret', () => strangers.issue(5)],
  ['with a different device id', async () => `x${await devices.issue(5)}`],
  ['with more parts', async () => `${await devices.issue(5)}.1`],
  ['forged', async () => `device.${'A'.repeat(43)}`],
  ['of multi-byte characters', async () => `device.${'é'.repeat(43)}`],
  ['without a signature', async () => 'device'],
  ['that is empty', async () => ''],
  ['is missing', async () => undefined],
])('ignores a cookie %s', async (_, cookie) => {
  expect(await devices.read(await cookie(), 5)).toBeUndefined();
});
