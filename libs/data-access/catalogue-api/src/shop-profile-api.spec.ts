import { createStore } from '@pasar/base-api';
import type { HttpRequest } from '@pasar/base-api';
import { expect, it } from 'vitest';
import { shopProfileApi } from './shop-profile-api.ts';

it('sends only the changes, and reads the profile again', async () => {
  const requests: HttpRequest[] = [];
  const profile = { username: 'kettles', name: 'Kettles', description: '', picture: { id: 'p' } };
  const store = createStore({
    http: async (request) => {
      requests.push(request);
      return { status: 200, body: { error: 0, data: profile } };
    },
  });
  const { getShopProfile, saveShopProfile } = shopProfileApi.endpoints;
  expect((await store.dispatch(getShopProfile.initiate())).data).toEqual(profile);
  await store.dispatch(saveShopProfile.initiate({ name: 'Kettles' }));
  expect(requests).toMatchObject([
    { path: '/api/v4/seller/shop/profile' },
    { path: '/api/v4/seller/shop/save', method: 'POST', body: { name: 'Kettles' } },
    { path: '/api/v4/seller/shop/profile' },
  ]);
});
