import { baseApi } from '@pasar/base-api';
import { defineScreen } from '@pasar/screen-kit';
import type { ScreenDefinition } from '@pasar/screen-kit';
import { useMember } from '@pasar/shell';
import { createPageRenderer } from '@pasar/shell/server';
import { createElement } from 'react';
import { useLocation } from 'react-router-dom';
import type { StorefrontRenderer } from '../storefronts.ts';

/** A call that echoes everything the API received about the visitor. */
export const echoPath = '/api/v4/echo';
/** A call whose data is optional for the page. */
export const extraPath = '/api/v4/extra';

const echoApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    echo: build.query<unknown, string>({ query: (path) => ({ path }) }),
  }),
});

/** Renders everything it knows (API response, address, query), so that anything that leaks into a page shows in its text. */
function Echo({ input }: { readonly input: { readonly query: string } }) {
  const { data } = echoApi.useEchoQuery(echoPath);
  const { pathname, search } = useLocation();
  return createElement('pre', null, JSON.stringify({ data, pathname, search, query: input.query }));
}

/** The signed-in member's name, as a header shows it. */
const Name = () => createElement('b', null, useMember().username);

const defineEchoScreen = (more: Partial<ScreenDefinition>): ScreenDefinition =>
  defineScreen({
    namespaces: [],
    needs: [
      () => [
        echoApi.endpoints.echo.initiate(echoPath),
        Object.assign(echoApi.endpoints.echo.initiate(extraPath), { optional: true } as const),
      ],
    ],
    head: (_state, { query }) => ({ title: 'Echo', canonical: `/echo?${query}` }),
    Screen: Echo,
    ...more,
  });

const toEntry = (definition: ScreenDefinition) => ({
  module: 'echo',
  load: async () => ({ default: definition }),
});

const createSystemScreen = (status: number) =>
  toEntry(defineEchoScreen({ needs: [], status: () => status, Screen: () => null }));

const shared = toEntry(defineEchoScreen({ cacheable: { queryFields: [] } }));
const search = toEntry(defineEchoScreen({ cacheable: { queryFields: ['keyword', 'page'] } }));

/** The shell's renderer over screens that show their input: home and product are shared pages, the cart is not. */
export const createEchoStorefront = (): StorefrontRenderer => ({
  ...createPageRenderer({
    app: {
      platform: 'rw',
      screens: async () => ({
        routes: { home: shared, product: shared, search, cart: toEntry(defineEchoScreen({})) } as never,
        system: { 'not-found': createSystemScreen(404), unavailable: createSystemScreen(503) },
      }),
      Layout: ({ children }) => createElement('main', null, createElement(Name), children),
      Crash: () => null,
      consentBanner: async () => ({ default: { namespaces: [], Banner: () => null } }),
      prompts: async () => ({ default: { namespaces: [], Prompts: () => null } }),
      quickAdd: async () => ({ default: { namespaces: [], QuickAdd: () => null } }),
      verification: async () => ({ default: { namespaces: [], Verification: () => null } }),
    },
    namespaces: [],
    cachedComponents: [],
  }),
  assetsOf: () => ({ scripts: [], styles: [] }),
});
