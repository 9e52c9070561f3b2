import { expect, it } from 'vitest';
import { writeSharedInfo } from '../shared-info-cache.ts';
import { createCaches } from '../testing/create-caches.ts';
import { sharedInfo } from '../testing/shared-info.data.ts';
import { answerNavigations } from './answer-navigations.ts';
import type { FetchEvent, Lifecycle, WorkerScope } from './worker-scope.ts';

type Listeners = { fetch?: (event: FetchEvent) => void; activate?: (event: Lifecycle) => void };

/** A worker's scope: `network` answers its requests; without one they fail. */
function createScope(network?: () => Response) {
  const listeners: Listeners = {};
  const caches = createCaches();
  const preloads: string[] = [];
  const scope: WorkerScope = {
    addEventListener: (name, listener) => void Object.assign(listeners, { [name]: listener }),
    caches,
    crypto: { randomUUID: () => '00000000-0000-4000-8000-000000000000' },
    registration: { navigationPreload: { enable: async () => void preloads.push('enabled') } },
    fetch: async () => {
      if (!network) throw new TypeError('Failed to fetch');
      return network();
    },
    skipWaiting: async () => undefined,
  };
  answerNavigations(scope);
  return { listeners, caches, preloads };
}

type Sent = {
  readonly mode?: RequestMode;
  readonly method?: string;
  readonly preloaded?: Promise<Response | undefined>;
};

/** Sends a request through the worker; returns its response, or undefined if it is left to the browser. */
function send({ fetch }: Listeners, { mode = 'navigate', method = 'GET', preloaded }: Sent = {}) {
  const answers: Promise<Response>[] = [];
  fetch?.({
    request: { mode, method },
    preloadResponse: preloaded ?? Promise.resolve(undefined),
    respondWith: (response) => void answers.push(response),
  });
  return answers[0];
}

it('answers a navigation with the response that the browser preloaded', async () => {
  const { listeners } = createScope();
  const answer = await send(listeners, { preloaded: Promise.resolve(new Response('preloaded')) });
  expect(await answer?.text()).toBe('preloaded');
});

it('asks the network where the browser preloads nothing', async () => {
  const { listeners } = createScope(() => new Response('page'));
  expect(await (await send(listeners))?.text()).toBe('page');
});

it.each([
  ['the preload fails', async () => Promise.reject(new TypeError('offline'))],
  ['the request fails', async () => undefined],
])('shows the page of the shopper’s language if %s', async (_, preload) => {
  const { listeners, caches } = createScope();
  await writeSharedInfo(caches, { ...sharedInfo, locale: { market: 'TH', language: 'th' } });
  const answer = await send(listeners, { preloaded: preload() });
  expect(answer?.status).toBe(503);
  expect(answer?.headers.get('content-security-policy')).toContain("default-src 'none'");
  const html = await answer?.text();
  expect(html).toContain('<html lang="th">');
  expect(html).toContain('<h1>You’re offline</h1><p>Check your &lt;connection>.</p><a href="">Try again</a>');
});

it('leaves the browser’s own page if no page has stored anything', async () => {
  const { listeners } = createScope();
  await expect(send(listeners)).rejects.toThrow('Failed to fetch');
});

it.each<[string, Sent]>([
  ['a picture', { mode: 'no-cors' }],
  ['a call', { mode: 'cors' }],
  ['a form', { method: 'POST' }],
])('leaves %s to the browser', (_, sent) => {
  const { listeners } = createScope();
  expect(send(listeners, sent)).toBeUndefined();
});

it('lets the browser request pages while the worker starts', async () => {
  const { listeners, preloads } = createScope();
  const work: Promise<unknown>[] = [];
  listeners.activate?.({ waitUntil: (each) => void work.push(each) });
  await Promise.all(work);
  expect(preloads).toEqual(['enabled']);
});
