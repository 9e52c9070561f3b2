import { loginCacheKey } from '@pasar/account';
import { memoryStorage } from '@pasar/persistence/testing';
import { expect, it } from 'vitest';
import { cacheLoginUser } from './cache-login-user.ts';

const user = { userid: 5, username: 'anna', portrait: 'p1' };
const before = JSON.stringify({ username: 'old', portrait: '' });

/** @spec login-cache */
it.each([
  ['logged-in', JSON.stringify({ username: 'anna', portrait: 'p1' })],
  ['not-logged-in', undefined],
  ['unknown', before],
] as const)('%s leaves %s', (status, kept) => {
  const storage = memoryStorage({ [loginCacheKey]: before });
  cacheLoginUser(storage, status, user);
  expect(storage.kept.get(loginCacheKey)).toBe(kept);
});
