import { createStore } from '@pasar/base-api';
import { anAccount, createFakeHttp, refused } from '@pasar/builders';
import { expect, it } from 'vitest';
import { accountApi } from './account-api.ts';

const { getAccountInfo, getPaymentInfo } = accountApi.endpoints;
const accountPath = '/api/v4/account/basic/get_account_info';
const paymentPath = '/api/v4/account/basic/get_payment_info';

function setUp(answer: () => unknown) {
  const http = createFakeHttp({ [accountPath]: answer });
  const store = createStore({ http });
  const load = (force = false) =>
    store.dispatch(getAccountInfo.initiate(undefined, force ? { forceRefetch: true } : {}));
  return { http, load };
}

/** @spec account-load-skip */
it.each([
  ['a member', () => anAccount({}), 1],
  ['a visitor', () => refused(19), 1],
  ['an account that failed to load', () => refused(2, { status: 500 }), 2],
])('fetches %s this often when loaded again', async (_, answer, times) => {
  const { http, load } = setUp(answer);
  await load();
  await load();
  expect(http.requests).toHaveLength(times);
});

/** @spec account-load-skip */
it('fetches a loaded account again if forced', async () => {
  const { http, load } = setUp(() => anAccount({}));
  await load();
  await load(true);
  expect(http.requests).toHaveLength(2);
});

/** @spec account-load-skip */
it('fetches the account once if it is requested twice', async () => {
  const { http, load } = setUp(() => anAccount({}));
  await Promise.all([load(), load()]);
  expect(http.requests).toHaveLength(1);
});

/** @spec payment-info-defaults installment-eligibility-default */
it('takes a missing instalment plan for one that the user may not use', async () => {
  const http = createFakeHttp({ [paymentPath]: () => ({ is_cc_installment_payment_eligible: true }) });
  const { data } = await createStore({ http }).dispatch(getPaymentInfo.initiate());
  expect(data).toEqual({
    is_cc_installment_payment_eligible: true,
    is_non_cc_installment_payment_eligible: false,
  });
});
