import { createStore } from '@pasar/base-api';
import type { HttpResponse, HttpPort } from '@pasar/base-api';
import { marketByCode } from '@pasar/markets';
import type { AppDefinition, ScreenMap } from '../app/app-definition.ts';
import { createTexts } from './texts/create-texts.ts';
import { expect, it, vi } from 'vitest';
import { adoptPage } from './adopt-page.ts';
import type { PageLoadDeps } from './describe-page.ts';
import { loadPage } from './load-page.ts';

const app: AppDefinition = {
  platform: 'rw',
  screens: async () => ({
    routes: {} as Partial<ScreenMap> as ScreenMap,
    system: {
      'not-found': { module: 'm', load: () => Promise.reject(new Error('not asked for')) },
      unavailable: { module: 'm', load: () => Promise.reject(new Error('not asked for')) },
    },
  }),
  Layout: () => null,
  Crash: () => null,
  consentBanner: async () => ({ default: { namespaces: [], Banner: () => null } }),
  prompts: async () => ({ default: { namespaces: [], Prompts: () => null } }),
  quickAdd: async () => ({ default: { namespaces: [], QuickAdd: () => null } }),
  verification: async () => ({ default: { namespaces: [], Verification: () => null } }),
};

const loadingOver = (http: HttpPort): PageLoadDeps => ({
  app,
  store: createStore({ http }),
  texts: createTexts('en'),
  context: {
    market: marketByCode('SG'),
    language: 'en',
    platform: 'rw',
    client: 'browser',
    origin: 'http://sg.localhost',
    environment: 'live',
    toggles: [],
  },
});

const known: HttpResponse = { status: 200, body: { error: 0, data: { shop_id: 42 } } };
const unknown: HttpResponse = { status: 404, body: { error: 4, error_msg: '' } };
const asked = { path: '/api/v4/pdp/get_shopid_by_username/', query: { username: 'sunday.finds' } };

it.each<[string, string, () => Promise<HttpResponse>, string, number]>([
  ['a known shop', '/sunday.finds/7', async () => known, '/product/42/7', 302],
  ['its query stays', '/sunday.finds/7?a=1', async () => known, '/product/42/7?a=1', 302],
  ['unknown username', '/sunday.finds/7', async () => unknown, '/', 302],
  ['no answer', '/sunday.finds/7', () => Promise.reject(new Error('offline')), '/', 302],
])('%s: redirects %s', async (_, path, answer, to, status) => {
  const http = vi.fn<HttpPort>(answer);
  expect(await loadPage(loadingOver(http), path)).toEqual({ kind: 'redirect', to, status });
  expect(http.mock.calls).toEqual([[expect.objectContaining(asked)]]);
});

it.each<[string, string, object]>([
  ['ids in the query', '/item?shopid=1&itemid=2', { kind: 'redirect', to: '/product/1/2', status: 301 }],
  [
    'ids may stand in the hash',
    '/item',
    { kind: 'screen', screen: 'old-address', status: 200, head: { robots: 'noindex, nofollow' } },
  ],
])('/item, %s', async (_, path, page) => {
  const http = vi.fn<HttpPort>(async () => known);
  expect(await loadPage(loadingOver(http), path)).toMatchObject(page);
  expect(http).not.toHaveBeenCalled();
});

it('adopts the screen that redirects by the hash', async () => {
  const page = await adoptPage(
    loadingOver(async () => known),
    '/item',
    { screen: 'old-address', params: {}, status: 200, head: { title: 'One moment' } },
  );
  expect(page).toMatchObject({ screen: 'old-address', status: 200, head: { title: 'One moment' } });
});
