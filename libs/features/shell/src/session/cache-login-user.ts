import { loginCacheKey, loginEffects } from '@pasar/account';
import type { LoginStatus, LoginUser } from '@pasar/account';
import type { StoragePort } from '@pasar/persistence';

/** Caches username and portrait for the next visit, and removes them on sign-out. @spec login-cache */
export function cacheLoginUser(storage: StoragePort, status: LoginStatus, user?: LoginUser): void {
  const { cache } = loginEffects(status, user);
  if (cache === 'remove') void storage.remove(loginCacheKey);
  else if (cache) void storage.write(loginCacheKey, JSON.stringify(cache.write));
}
