import { createBrowserCookies } from '@pasar/browser-cookies';
import { createBrowserHttp } from '@pasar/browser-http';
import { browserStorages, browserTimers } from '@pasar/browser-storage';
import { startPage } from '@pasar/shell/browser';
import type { Storefront } from './create-storefront.ts';

/** Hydrates the server-rendered page, with the browser's adapters for all ports. */
export function startStorefront(storefront: Storefront): void {
  const http = createBrowserHttp({
    fetch: window.fetch.bind(window),
    random: Math.random,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  });
  void startPage({
    app: storefront({
      importCheckout: async () => (await import('@pasar/remote-checkout')).importCheckout(),
    }),
    http,
    cookies: createBrowserCookies({ document, location: window.location }),
    storages: browserStorages,
    tracking: () => import('@pasar/browser-tracking'),
    timers: browserTimers(window),
    serviceWorker: () => import('@pasar/service-worker'),
    tags: async () => (await import('@pasar/tag-manager')).browserTagManager(),
  });
}
