import { readSharedInfo } from '../shared-info-cache.ts';
import { createOfflineResponse } from './create-offline-response.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

async function answerNavigation(
  scope: WorkerScope,
  { request, preloadResponse }: FetchEvent,
): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await scope.fetch(request));
  } catch (error) {
    const info = await readSharedInfo(scope.caches);
    if (!info) throw error;
    return createOfflineResponse(info, scope.crypto.randomUUID());
  }
}

/**
 * Shows a page in the shopper's language where a navigation fails without a response. Every other request, and forms, are left
 * to the browser. Nothing is cached, so a page is never older than the server's, and never another shopper's.
 */
export function answerNavigations(scope: WorkerScope): void {
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) =>
    event.waitUntil(scope.registration.navigationPreload?.enable() ?? Promise.resolve()),
  );
  scope.addEventListener('fetch', (event) => {
    const { mode, method } = event.request;
    if (mode === 'navigate' && method === 'GET') event.respondWith(answerNavigation(scope, event));
  });
}
