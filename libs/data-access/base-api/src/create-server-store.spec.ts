import { expect, it } from 'vitest';
import { baseApi } from './base-api.ts';
import { createServerStore } from './create-server-store.ts';
import { createStore } from './create-store.ts';
import type { RootState, Store } from './create-store.ts';
import type { HttpPort } from './http-port.ts';

type Shop = { readonly name: string };

const shopApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    shop: build.query<Shop, { shopId: number }>({
      query: ({ shopId }) => ({ path: `/shops/${shopId}` }),
      providesTags: (_, error, { shopId }) => ['shop', { type: 'item', id: error ? 'failed' : shopId }],
    }),
    shopName: build.query<string, number>({
      query: (shopId) => ({ path: `/shops/${shopId}` }),
      transformResponse: ({ name }: Shop) => name.toUpperCase(),
      providesTags: ['shop'],
    }),
    greeting: build.query<string, void>({ query: () => ({ path: '/greeting' }) }),
    shopPages: build.infiniteQuery<Shop, void, number>({
      query: ({ pageParam }) => ({ path: `/shops/${pageParam}` }),
      infiniteQueryOptions: { initialPageParam: 1, getNextPageParam: (_page, _pages, last) => last + 1 },
      providesTags: ['shop'],
    }),
    names: build.query<readonly string[], number>({
      query: (shopId) => ({ path: `/shops/${shopId}` }),
      transformResponse: ({ name }: Shop) => [name],
      serializeQueryArgs: ({ endpointName }) => endpointName,
      merge: (known, more) => [...known, ...more],
      forceRefetch: () => true,
    }),
    rename: build.mutation<Shop, number>({
      query: (shopId) => ({ path: `/shops/${shopId}`, method: 'POST' }),
      invalidatesTags: ['shop'],
    }),
  }),
});
const { shop, shopName, greeting, shopPages, names, rename } = shopApi.endpoints;

const http: HttpPort = async ({ path }) => {
  if (path === '/shops/4') return { status: 404, body: { error: 4, error_msg: 'no such shop' } };
  if (path === '/shops/5') throw new Error('unreachable');
  if (path === '/greeting') return { status: 200, body: { error: 0, data: 'Hello' } };
  return { status: 200, body: { error: 0, data: { name: `Shop ${path}` } } };
};

const unstableFields: readonly string[] = ['requestId', 'startedTimeStamp', 'fulfilledTimeStamp'];

/** What a page embeds, without times and random ids. */
const readStable = ({ api }: RootState): unknown => {
  const { subscriptions: _, config: __, ...kept } = api;
  return JSON.parse(
    JSON.stringify(kept, (key, value: unknown) => (unstableFields.includes(key) ? typeof value : value)),
  );
};

it.each<[string, (store: Store) => Promise<unknown>]>([
  ['a query', (store) => store.dispatch(shop.initiate({ shopId: 1 }))],
  ['a query without an argument', (store) => store.dispatch(greeting.initiate())],
  ['a transformed response', (store) => store.dispatch(shopName.initiate(2))],
  ['a refusal', (store) => store.dispatch(shop.initiate({ shopId: 4 }))],
  ['a rejected call', (store) => store.dispatch(shop.initiate({ shopId: 5 }))],
  [
    'several queries with the same tag',
    (store) =>
      Promise.all([
        store.dispatch(shop.initiate({ shopId: 1 })),
        store.dispatch(shop.initiate({ shopId: 2 })),
        store.dispatch(shopName.initiate(1)),
      ]),
  ],
  [
    'a query that is repeated',
    async (store) => {
      await store.dispatch(shop.initiate({ shopId: 1 }));
      await store.dispatch(shop.initiate({ shopId: 1 }));
      await store.dispatch(shop.initiate({ shopId: 1 }, { forceRefetch: true }));
    },
  ],
  [
    'a refused query that is repeated',
    async (store) => {
      await store.dispatch(shop.initiate({ shopId: 4 }));
      await store.dispatch(shop.initiate({ shopId: 4 }));
    },
  ],
  ['an infinite query', (store) => store.dispatch(shopPages.initiate())],
  [
    'the next page of an infinite query',
    async (store) => {
      await store.dispatch(shopPages.initiate());
      await store.dispatch(shopPages.initiate(undefined, { direction: 'forward' }));
    },
  ],
  [
    'an infinite query that fails on its second page',
    async (store) => {
      await store.dispatch(shopPages.initiate(undefined, { initialPageParam: 3 }));
      await store.dispatch(shopPages.initiate(undefined, { direction: 'forward' }));
    },
  ],
  [
    'a merged response',
    async (store) => {
      await store.dispatch(names.initiate(1));
      await store.dispatch(names.initiate(2));
    },
  ],
  ['a mutation', (store) => store.dispatch(rename.initiate(1, { fixedCacheKey: 'rename' }))],
  [
    'written data',
    async (store) => {
      await store.dispatch(shop.initiate({ shopId: 1 }));
      store.dispatch(shopApi.util.updateQueryData('shop', { shopId: 1 }, () => ({ name: 'New' })));
    },
  ],
  [
    'a reset',
    async (store) => {
      await store.dispatch(shop.initiate({ shopId: 1 }));
      store.dispatch(baseApi.util.resetApiState());
    },
  ],
])('the state after %s equals that of the browser’s store', async (_, run) => {
  const [server, browser] = [createServerStore({ http }), createStore({ http })];
  await Promise.all([run(server), run(browser)]);
  expect(readStable(server.getState())).toEqual(readStable(browser.getState()));
});

it('sends concurrent equal queries once', async () => {
  const sent: string[] = [];
  const counted: HttpPort = (request) => {
    sent.push(request.path);
    return http(request);
  };
  const store = createServerStore({ http: counted });
  const [first, second] = await Promise.all([
    store.dispatch(shop.initiate({ shopId: 1 })),
    store.dispatch(shop.initiate({ shopId: 1 })),
  ]);
  expect(sent).toEqual(['/shops/1']);
  expect(second.data).toEqual(first.data);
});

it('shares nothing between requests', async () => {
  const [first, second] = [createServerStore({ http }), createServerStore({ http })];
  await first.dispatch(shop.initiate({ shopId: 1 }));
  expect(shop.select({ shopId: 1 })(first.getState()).data).toEqual({ name: 'Shop /shops/1' });
  expect(second.getState().api.queries).toEqual({});
});
