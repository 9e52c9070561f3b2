import { baseApi } from '@pasar/base-api';
import { defineScreen } from '@pasar/screen-kit';
import type { ScreenDefinition } from '@pasar/screen-kit';
import { createPageRenderer } from '@pasar/shell/server';
import { createElement } from 'react';
import { useLocation } from 'react-router-dom';
import type { Storefront } from '../storefronts.ts';

/** A call to which the API answers with all that it was told of the visitor. */
export const echoPath = '/api/v4/echo';
/** A call that the page can do without. */
export const extraPath = '/api/v4/extra';

const echoApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    echo: build.query<unknown, string>({ query: (path) => ({ path }) }),
  }),
});

/** Shows whatever it knows: the API's answer, the address, the query. What leaks into a page stands in its text. */
function Echo({ input }: { readonly input: { readonly query: string } }) {
  const { data } = echoApi.useEchoQuery(echoPath);
  const { pathname, search } = useLocation();
  return createElement('pre', null, JSON.stringify({ data, pathname, search, query: input.query }));
}

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

/** The shell's own renderer over screens that show what they were made of: home and product are shared, the cart is not. */
export const createEchoStorefront = (): Storefront => ({
  ...createPageRenderer(
    {
      platform: 'rw',
      screens: async () => ({
        routes: { home: shared, product: shared, search, cart: toEntry(defineEchoScreen({})) } as never,
        system: { 'not-found': createSystemScreen(404), unavailable: createSystemScreen(503) },
      }),
      Layout: ({ children }) => createElement('main', null, children),
      Crash: () => null,
      consentBanner: async () => ({ default: { namespaces: [], Banner: () => null } }),
      prompts: async () => ({ default: { namespaces: [], Prompts: () => null } }),
      quickAdd: async () => ({ default: { namespaces: [], QuickAdd: () => null } }),
      verification: async () => ({ default: { namespaces: [], Verification: () => null } }),
    },
    [],
  ),
  assetsOf: () => ({ scripts: [], styles: [] }),
});
