import { createStore } from '@pasar/base-api';
import { aCartLine, createFakeHttp } from '@pasar/builders';
import { miniCartApi } from '@pasar/cart-api';
import { expect, it } from 'vitest';
import { syncCartAcrossTabs } from './sync-cart-across-tabs.ts';

const path = '/api/v4/cart/mini';

/** A browser's channel between its tabs, with the number of messages. */
function openBrowser() {
  const channels: EventTarget[] = [];
  const sent = { messages: 0 };
  class Channel extends EventTarget {
    constructor() {
      super();
      channels.push(this);
    }
    postMessage(data: unknown) {
      sent.messages += 1;
      for (const other of channels)
        if (other !== this) other.dispatchEvent(Object.assign(new Event('message'), { data }));
    }
  }
  return { BroadcastChannel: Channel as unknown as typeof BroadcastChannel, sent };
}

/** Opens a tab that shows the number of lines of the cart which the server has. */
async function openTab(server: { count: number }, page: Parameters<typeof syncCartAcrossTabs>[1]) {
  const http = createFakeHttp({ [path]: () => ({ line_count: server.count, lines: [aCartLine()] }) });
  const store = createStore({ http });
  const { getMiniCart } = miniCartApi.endpoints;
  await store.dispatch(getMiniCart.initiate());
  syncCartAcrossTabs(store, page);
  return {
    refetch: () => store.dispatch(miniCartApi.util.invalidateTags(['cart'])),
    count: () => getMiniCart.select()(store.getState()).data?.line_count,
    requests: () => http.requests.length,
  };
}

it('another tab shows the cart that a tab has changed, and the two do not go on answering each other', async () => {
  const server = { count: 1 };
  const browser = openBrowser();
  const [here, there] = [await openTab(server, browser), await openTab(server, browser)];
  server.count = 2;
  here.refetch();
  await expect.poll(() => there.count()).toBe(2);
  await expect.poll(() => browser.sent.messages).toBe(2);
  expect([here.requests(), there.requests()]).toEqual([2, 2]);
});

it('says nothing when the cart is fetched again and is the same', async () => {
  const server = { count: 1 };
  const browser = openBrowser();
  const [here, there] = [await openTab(server, browser), await openTab(server, browser)];
  here.refetch();
  await expect.poll(() => here.requests()).toBe(2);
  expect([browser.sent.messages, there.requests()]).toEqual([0, 1]);
});

it('does without channels where the browser has none', async () => {
  const server = { count: 1 };
  const tab = await openTab(server, {});
  server.count = 3;
  tab.refetch();
  await expect.poll(() => tab.count()).toBe(3);
});
