import { expect, it } from 'vitest';
import { setUpAccounts } from './testing/account-store.ts';

const { call, signedIn, now } = setUpAccounts();

it('stores when the banner was accepted, and an objection to processing', async () => {
  const jar = await signedIn();
  const info = async () => (await call('basic/get_account_info', undefined, jar)).data;
  expect(await info()).toMatchObject({ cookies_accepted_time: 0, disallow_data_processing: false });
  await call('../basic/set_account_time', { cookies_accepted_time: true }, jar);
  await call('set_account_flag', { disallow_data_processing: true }, jar);
  expect(await info()).toMatchObject({
    cookies_accepted_time: now() / 1000,
    disallow_data_processing: true,
    tos_accepted_time: expect.any(Number),
  });
});

it.each([
  ['../basic/set_account_time', { cookies_accepted_time: true }],
  ['set_account_flag', { disallow_data_processing: true }],
])('%s requires a session', async (path, body) => {
  expect((await call(path, body)).status).toBe(401);
});
