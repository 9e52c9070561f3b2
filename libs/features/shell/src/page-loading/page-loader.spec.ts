import { accountApi } from '@pasar/account-api';
import { createStore } from '@pasar/base-api';
import type { HttpPort } from '@pasar/base-api';
import { marketByCode } from '@pasar/markets';
import { defineScreen } from '@pasar/screen-kit';
import type { ScreenDefinition } from '@pasar/screen-kit';
import { beforeEach, expect, it, vi } from 'vitest';
import type { AppDefinition, ScreenMap } from '../app/app-definition.ts';
import { createTexts } from './texts/create-texts.ts';
import type { PageLoadDeps } from './describe-page.ts';
import { createPageLoader } from './page-loader.ts';
import type { PageLoader } from './page-loader.ts';

const screenByKey = (status: number, more: Partial<ScreenDefinition> = {}) =>
  defineScreen({
    namespaces: [],
    status: () => status,
    head: () => ({ title: String(status) }),
    Screen: () => null,
    ...more,
  });
const createEntry = (definition: ScreenDefinition) => ({
  module: 'm',
  load: vi.fn(async () => ({ default: definition })),
});

const home = createEntry(screenByKey(200));
const cart = createEntry(screenByKey(200, { signedIn: true }));
const search = { module: 'gone', load: vi.fn(() => Promise.reject(new Error('no such file'))) };
const system = { 'not-found': createEntry(screenByKey(404)), unavailable: createEntry(screenByKey(503)) };
const createScreens = (routes: Partial<ScreenMap>) => async () => ({ routes: routes as ScreenMap, system });
const app: AppDefinition = {
  platform: 'rw',
  screens: createScreens({ home, cart, search }),
  Layout: () => null,
  Crash: () => null,
  consentBanner: async () => ({ default: { namespaces: [], Banner: () => null } }),
  prompts: async () => ({ default: { namespaces: [], Prompts: () => null } }),
  quickAdd: async () => ({ default: { namespaces: [], QuickAdd: () => null } }),
  verification: async () => ({ default: { namespaces: [], Verification: () => null } }),
};
const visitor: HttpPort = async () => ({ status: 401, body: { error: 19 } });

const loading = (http: HttpPort = visitor): PageLoadDeps => ({
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
let loader: PageLoader;
beforeEach(() => {
  loader = createPageLoader(loading());
});

it.each([
  ['/', { kind: 'screen', screen: 'home', status: 200 }],
  ['/no/such/page', { kind: 'screen', screen: 'not-found', status: 404 }],
  ['/cart', { kind: 'redirect', to: '/buyer/login?next=%2Fcart', status: 302 }],
  ['/mall', { kind: 'screen', screen: 'not-found', status: 404 }],
])('loads %s', async (path, expected) => {
  expect(await loader.read(path)).toMatchObject(expected);
});

it('keeps a page for Back until the user changes', async () => {
  const first = loader.read('/');
  expect(loader.read('/')).toBe(first);
  await first;
  loader.markShown('/');
  loader.markShown('/elsewhere');
  expect(loader.read('/')).toBe(first);
  loader.evictOthers('/elsewhere');
  expect(loader.read('/')).not.toBe(first);
});

it.each(['/cart', '/no/such/page'])('reloads %s', async (path) => {
  const first = loader.read(path);
  await first;
  loader.markShown('/');
  expect(loader.read(path)).not.toBe(first);
});

it('a failed page stays failed until it is evicted', async () => {
  const failed = loader.read('/search');
  await expect(failed).rejects.toThrow('The module gone could not be loaded');
  expect(loader.read('/search')).toBe(failed);
  loader.evict('/search');
  const again = loader.read('/search');
  expect(again).not.toBe(failed);
  await expect(again).rejects.toThrow('gone');
});

it('uses a preloaded page, and retries a failed preload', async () => {
  const calls = home.load.mock.calls.length;
  loader.preload('/');
  expect(await loader.read('/')).toMatchObject({ screen: 'home' });
  expect(home.load.mock.calls.length).toBe(calls + 1);
  loader.preload('/search');
  await vi.waitFor(() => expect(search.load).toHaveBeenCalled());
});

it('detects a sign-in in another tab', async () => {
  const answers: HttpPort[] = [
    visitor,
    async () => ({ status: 200, body: { error: 0, data: { userid: 7 } } }),
  ];
  const { store, ...rest } = loading(async (request) => (answers.shift() ?? visitor)(request));
  await store.dispatch(accountApi.endpoints.getAccountInfo.initiate());
  expect(await createPageLoader({ store, ...rest }).read('/cart')).toMatchObject({ kind: 'screen' });
});

const rendered = { params: {}, status: 200, head: { title: 'As the server said' } };

it('returns the route on the screen until the next page has loaded', async () => {
  expect(loader.findRoute('/')).toBe('not-found');
  await loader.adopt('/', { ...rendered, screen: 'home' });
  expect(loader.findRoute('/')).toBe('home');
  loader.markShown('/');
  const next = loader.read('/no/such/page');
  expect(loader.findRoute('/no/such/page')).toBe('home');
  await next;
  expect(loader.findRoute('/no/such/page')).toBe('not-found');
});

it.each([
  ['a chunk at the server’s path', '/app/home.js', 'home'],
  ['a shell query', undefined, 'unavailable'],
] as const)('adopts %s', async (_, href, screen) => {
  vi.doMock('/app/home.js', () => ({ default: screenByKey(200) }));
  const page = await loader.adopt('/?a=1', { ...rendered, screen, ...(href !== undefined && { href }) });
  expect(page).toMatchObject({
    screen,
    status: 200,
    head: rendered.head,
    input: { params: {}, query: 'a=1' },
  });
});

it.each([
  [
    'the list of screens',
    async () => ({ ...loading(), app: { ...app, screens: () => Promise.reject(new Error('gone')) } }),
    '/',
  ],
] as const)('without %s a page fails like one whose module is missing', async (_, broken, path) => {
  await expect(createPageLoader(await broken()).read(path)).rejects.toThrow('could not be loaded');
});

it('is pending while a page loads', async () => {
  const heard: boolean[] = [];
  loader.onPending(() => heard.push(loader.isPending()));
  await loader.read('/');
  expect(heard).toEqual([true, false]);
});

it('shows the unavailable screen when no call is answered', async () => {
  const needing = createEntry(
    screenByKey(200, {
      needs: [() => [async () => ({ isError: true, error: { kind: 'unknown' } })] as never],
    }),
  );
  const down = loading();
  const page = await createPageLoader({
    ...down,
    app: { ...app, screens: createScreens({ home: needing }) },
  }).read('/');
  expect(page).toMatchObject({ screen: 'unavailable', status: 503 });
});

it('loads a document once toggles have changed; Back keeps its page', async () => {
  let outdated = false;
  const changing = createPageLoader({ ...loading(), isOutdated: () => outdated });
  await changing.read('/');
  outdated = true;
  expect(await changing.read('/')).toMatchObject({ screen: 'home' });
  expect(await changing.read('/no/such/page')).toEqual({ kind: 'document', path: '/no/such/page' });
});
