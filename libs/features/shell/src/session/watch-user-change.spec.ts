import { accountApi } from '@pasar/account-api';
import { createStore } from '@pasar/base-api';
import { anAccount, createFakeHttp, refused } from '@pasar/builders';
import { errorCodes } from '@pasar/error-catalogue';
import { expect, it } from 'vitest';
import { watchUserChange } from './watch-user-change.ts';

const who = '/api/v4/account/basic/get_account_info';

it('calls back on sign-in and sign-out only', async () => {
  const steps: [answer: unknown, told: number][] = [
    [anAccount({ userid: 7 }), 1],
    [anAccount({ userid: 7, phone: '+551' }), 1],
    [refused(errorCodes.NOT_LOGGED_IN, { status: 401 }), 2],
    [anAccount({ userid: 8 }), 3],
  ];
  let answer: unknown = refused(errorCodes.NOT_LOGGED_IN, { status: 401 });
  const store = createStore({ http: createFakeHttp({ [who]: () => answer }) });
  const ask = () =>
    store.dispatch(accountApi.endpoints.getAccountInfo.initiate(undefined, { forceRefetch: true }));
  await ask();
  let told = 0;
  watchUserChange(store, () => (told += 1));
  for (const [next, times] of steps) {
    answer = next;
    await ask();
    // The store notifies asynchronously and batches calls.
    await expect.poll(() => told).toBe(times);
  }
});
