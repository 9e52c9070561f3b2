import { serviceWorkerAction, serviceWorkerPath, serviceWorkerScope } from '@pasar/page-shell-rules';
import type { SharedInfo } from '@pasar/page-shell-rules';
import { sharedInfoCache, writeSharedInfo } from './shared-info-cache.ts';

export type WorkerPorts = {
  readonly workers: Pick<ServiceWorkerContainer, 'register' | 'getRegistrations'>;
  readonly caches: Pick<CacheStorage, 'open' | 'delete'>;
  /** Marks the worker's address as trusted, where the browser requires it. */
  readonly trust: (path: string) => string;
};

/**
 * Registers the service worker, with information about the page, or removes it, as the page's variant requires (doc2 §7).
 * Rejects if the browser does.
 * @spec service-worker service-worker-register
 */
export async function startServiceWorker(
  { workers, caches, trust }: WorkerPorts,
  info: SharedInfo,
): Promise<void> {
  if (serviceWorkerAction(info.device.platform) === 'register') {
    await writeSharedInfo(caches, info);
    await workers.register(trust(serviceWorkerPath), { scope: serviceWorkerScope });
    return;
  }
  const registrations = await workers.getRegistrations();
  await Promise.all([caches.delete(sharedInfoCache), ...registrations.map((each) => each.unregister())]);
}
