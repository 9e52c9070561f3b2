import { createStore } from '@pasar/base-api';
import type { HttpPort } from '@pasar/base-api';
import { anAccount } from '@pasar/builders';
import { expect, it } from 'vitest';
import { accountApi } from './account-api.ts';
import { accountMarksApi } from './account-marks-api.ts';

const before = anAccount({ cookies_accepted_time: 5, disallow_data_processing: false });

/** A store whose cache has the account, and an API that responds with this status on request. */
async function setUp(status: number) {
  const answer = Promise.withResolvers<void>();
  const http: HttpPort = async ({ method }) => {
    if (method === 'GET') return { status: 200, body: { error: 0, data: before } };
    await answer.promise;
    return { status, body: { error: status === 200 ? 0 : 1, data: {} } };
  };
  const store = createStore({ http });
  await store.dispatch(accountApi.endpoints.getAccountInfo.initiate());
  const account = () => accountApi.endpoints.getAccountInfo.select()(store.getState()).data;
  return { store, account, answer };
}

const { acceptCookieBanner, setAccountFlag } = accountMarksApi.endpoints;

it.each([
  ['the banner accepted', 200, 1_800_000_000],
  ['the banner accepted in vain', 500, 0],
])('%s', async (_, status, after) => {
  const { store, account, answer } = await setUp(status);
  const pending = store.dispatch(acceptCookieBanner.initiate({ now: 1_800_000_000 }));
  expect(account()?.cookies_accepted_time).toBe(1_800_000_000);
  answer.resolve();
  await pending;
  await expect.poll(() => account()?.cookies_accepted_time).toBe(after);
});

it.each([
  ['an objection', 200, true],
  ['an objection in vain', 500, false],
])('%s', async (_, status, after) => {
  const { store, account, answer } = await setUp(status);
  const pending = store.dispatch(setAccountFlag.initiate({ disallow_data_processing: true }));
  expect(account()?.disallow_data_processing).toBe(true);
  answer.resolve();
  await pending;
  await expect.poll(() => account()?.disallow_data_processing).toBe(after);
});
