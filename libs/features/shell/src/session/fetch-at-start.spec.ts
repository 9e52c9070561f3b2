import { accountApi } from '@pasar/account-api';
import { createStore } from '@pasar/base-api';
import type { HttpPort } from '@pasar/base-api';
import { expect, it, vi } from 'vitest';
import { answerVisitorsLocally } from './answer-visitors-locally.ts';
import { fetchAtStart } from './fetch-at-start.ts';

const { getAccountInfo, getPaymentInfo } = accountApi.endpoints;
const data = { userid: 7, is_cc_installment_payment_eligible: true };

/** @spec startup-fetches get-payment-info amb-startup-order */
it.each([
  ['a member', true, ['/get_account_info', '/get_payment_info']],
  ['a visitor', false, []],
])('%s: fetches account and payment info', async (_, marked, paths) => {
  const http = vi.fn<HttpPort>(async () => ({ status: 200, body: { error: 0, data } }));
  const store = createStore({ http: answerVisitorsLocally(http, () => marked) });
  fetchAtStart(store);
  await vi.waitFor(() => expect(getPaymentInfo.select()(store.getState()).isUninitialized).toBe(false));
  await vi.waitFor(() => expect(getPaymentInfo.select()(store.getState()).isLoading).toBe(false));
  const asked = http.mock.calls.map(([{ path }]) => path.slice(path.lastIndexOf('/')));
  expect(asked).toEqual(paths);
});

it('does not fetch embedded data', async () => {
  const http = vi.fn<HttpPort>(async () => ({ status: 200, body: { error: 0, data } }));
  const store = createStore({ http });
  await store.dispatch(getAccountInfo.initiate());
  await store.dispatch(getPaymentInfo.initiate());
  fetchAtStart(store);
  expect(http).toHaveBeenCalledTimes(2);
});
