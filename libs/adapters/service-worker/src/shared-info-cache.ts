import type { SharedInfo } from '@pasar/page-shell-rules';

/** The cache that pages share with the service worker, and the key of the information in it. */
export const sharedInfoCache = 'pasar-shared-info';
const sharedInfoKey = '/shared-info';

/** Stores information for the service worker, in place of what an earlier page stored. */
export async function writeSharedInfo(caches: Pick<CacheStorage, 'open'>, info: SharedInfo): Promise<void> {
  const cache = await caches.open(sharedInfoCache);
  await cache.put(sharedInfoKey, Response.json(info));
}

/** Returns what the last page stored; undefined if there is nothing. */
export async function readSharedInfo(caches: Pick<CacheStorage, 'open'>): Promise<SharedInfo | undefined> {
  const cache = await caches.open(sharedInfoCache);
  const stored = await cache.match(sharedInfoKey);
  return stored && ((await stored.json()) as SharedInfo);
}
