import { createStore } from '@pasar/base-api';
import { anItemDetail, createFakeHttp, refused } from '@pasar/builders';
import { aScreenContext } from '@pasar/builders/render';
import { catalogueApi } from '@pasar/catalogue-api';
import { expect, it } from 'vitest';
import productScreen from './product-screen.ts';

/** The status and the head of the page after the API has answered with `item`. */
async function answer(item: object) {
  const store = createStore({ http: createFakeHttp({ '/api/v4/item/get': () => item }) });
  await store.dispatch(catalogueApi.endpoints.getItem.initiate({ shopid: 11, itemid: 101 }));
  const input = {
    route: 'product',
    params: { seoName: 'Basket', shopId: 11, itemId: 101 },
    query: '',
  } as never;
  const context = aScreenContext();
  return {
    status: productScreen.status?.(store.getState(), input, context),
    head: productScreen.head(store.getState(), input, context, (key) => key),
  };
}

it('names an item, which is indexed', async () => {
  const { status, head } = await answer(anItemDetail());
  expect(status).toBe(200);
  expect(head.title).toBe('title');
  expect(head.robots).toBeUndefined();
});

it('keeps search engines from an item that is gone', async () => {
  expect(await answer(refused(4, { status: 404 }))).toEqual({
    status: 404,
    head: { title: 'gone_title', robots: 'noindex' },
  });
});

/** @spec item-fetch-failed item-fetch-failure */
it('neither calls an item gone that could not be loaded, nor keeps search engines from it', async () => {
  expect(await answer(refused(1, { status: 500 }))).toEqual({ status: 200, head: { title: 'failed_title' } });
});
