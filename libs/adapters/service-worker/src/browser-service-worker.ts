import type { SharedInfo } from '@pasar/page-shell-rules';
import { startServiceWorker } from './start-service-worker.ts';

type TrustedUrls = { createScriptURL(url: string): string };
type Policies = { createPolicy(name: string, rules: TrustedUrls): TrustedUrls };
type TrustingWindow = Window & typeof globalThis & { readonly trustedTypes?: Policies };

/** Starts the service worker of this window. Does nothing in browsers without service workers, and on plain http. */
export async function browserServiceWorker(page: TrustingWindow, info: SharedInfo): Promise<void> {
  if (!('serviceWorker' in page.navigator && 'caches' in page)) return;
  await startServiceWorker(
    {
      workers: page.navigator.serviceWorker,
      caches: page.caches,
      trust: (path) =>
        page.trustedTypes
          ?.createPolicy('pasar-service-worker', { createScriptURL: (url) => url })
          .createScriptURL(path) ?? path,
    },
    info,
  );
}
