import { expect, it } from 'vitest';
import { createDeliveryRegionStore } from './delivery-region-store.ts';

/** A store over cookies, which are set or refused, and the number of its notifications. */
function setUp({ cookie, isRefused = false }: { cookie?: string; isRefused?: boolean } = {}) {
  const cookies = new Map(cookie === undefined ? [] : [['delivery_region', cookie]]);
  const store = createDeliveryRegionStore({
    readCookie: (name) => cookies.get(name),
    setCookie: async (name, value) => !isRefused && Boolean(cookies.set(name, value)),
  });
  let calls = 0;
  const stop = store.subscribe(() => (calls += 1));
  return { cookies, store, stop, countCalls: () => calls };
}

it.each([
  ['no cookie', undefined, ''],
  ['a name', 'Johor', 'Johor'],
  ['an encoded name', '%E5%8F%B0%E5%8C%97%E5%B8%82', '台北市'],
  ['an invalid encoding', '%E5%8', ''],
])('reads %s', (_, cookie, region) => {
  expect(setUp(cookie === undefined ? {} : { cookie }).store.get()).toBe(region);
});

it('stores the region encoded, for later pages and for the server', async () => {
  const { cookies, store } = setUp({ cookie: 'Johor' });
  const chosen = store.choose('台北市');
  expect(store.get()).toBe('台北市');
  await chosen;
  expect(store.get()).toBe('台北市');
  expect(cookies.get('delivery_region')).toBe('%E5%8F%B0%E5%8C%97%E5%B8%82');
});

it('keeps the region for this visit where the cookie is refused', async () => {
  const { cookies, store } = setUp({ isRefused: true });
  await store.choose('Johor');
  expect([store.get(), cookies.size]).toEqual(['Johor', 0]);
});

it('follows a choice in another tab', async () => {
  const { cookies, store } = setUp();
  await store.choose('Johor');
  cookies.set('delivery_region', 'Perak');
  expect(store.get()).toBe('Perak');
});

it('notifies subscribers until they leave', async () => {
  const { store, stop, countCalls } = setUp({ isRefused: true });
  await store.choose('Johor');
  stop();
  await store.choose('Perak');
  expect(countCalls()).toBe(1);
});
