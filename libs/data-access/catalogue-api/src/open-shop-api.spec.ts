import { createStore } from '@pasar/base-api';
import type { HttpRequest } from '@pasar/base-api';
import { expect, it } from 'vitest';
import { openShopApi } from './open-shop-api.ts';

it('sends the input and returns the response', async () => {
  const requests: HttpRequest[] = [];
  const answer = { shopid: 5, username: 'kettles' };
  const request = { name: 'Kettles', description: '', location: 'East' };
  const store = createStore({
    http: async (request) => {
      requests.push(request);
      return { status: 200, body: { error: 0, data: answer } };
    },
  });
  const { data } = await store.dispatch(openShopApi.endpoints.openShop.initiate(request));
  expect(data).toEqual(answer);
  expect(requests).toMatchObject([{ path: '/api/v4/seller/shop/open', method: 'POST', body: request }]);
});
