import { accountApi } from '@pasar/account-api';
import { createStore } from '@pasar/base-api';
import { anAccount, createFakeHttp, refused } from '@pasar/builders';
import { errorCodes } from '@pasar/error-catalogue';
import { expect, it } from 'vitest';
import { followUser } from './follow-user.ts';

const who = '/api/v4/account/basic/get_account_info';

it('tells of signing in and out, of nothing else', async () => {
  const answers: unknown[] = [
    refused(errorCodes.NOT_LOGGED_IN, { status: 401 }),
    anAccount({ userid: 7 }),
    anAccount({ userid: 7, phone: '+551' }),
    refused(errorCodes.NOT_LOGGED_IN, { status: 401 }),
  ];
  const store = createStore({ http: createFakeHttp({ [who]: () => answers.shift() }) });
  let told = 0;
  followUser(store, () => (told += 1));
  const heard: number[] = [];
  while (answers.length > 0) {
    await store.dispatch(accountApi.endpoints.getAccountInfo.initiate(undefined, { forceRefetch: true }));
    heard.push(told);
  }
  expect(heard).toEqual([0, 1, 1, 2]);
});
