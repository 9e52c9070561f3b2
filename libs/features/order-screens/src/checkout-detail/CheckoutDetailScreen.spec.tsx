// @vitest-environment happy-dom
import { anOrder, createFakeHttp, refused, someMoney } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { translations } from '@pasar/design-system';
import { errorCodes } from '@pasar/error-catalogue';
import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import checkoutDetail from './checkout-detail-screen.ts';

const paths = { detail: '/api/v4/order/checkout_detail', pay: '/api/v4/order/pay_checkout' };

/** The dialog is loaded on demand, which can be slow on a busy machine. */
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);

const unpaid = (order_id: number, amount: number) =>
  anOrder({ order_id, status: 'to_pay', payment_status: 'declined', total: someMoney(amount) });
const checkout = (...orders: ReturnType<typeof anOrder>[]) => ({
  checkoutid: 9,
  orders,
  total: someMoney(3000),
});

async function open(answers: FakeAnswers) {
  const http = createFakeHttp(answers);
  await renderScreen(checkoutDetail, {
    http,
    at: '/user/purchase/checkout/9',
    input: { route: 'purchase-checkout-detail', params: { checkoutId: 9 }, query: '' },
    namespaces: [{ name: 'design-system', load: translations }],
  });
  return http;
}

it('pays the unpaid orders together', async () => {
  const bank = { paid: false };
  const http = await open({
    [paths.detail]: () =>
      bank.paid
        ? checkout(anOrder({ order_id: 1, status: 'to_ship' }), anOrder({ order_id: 2, status: 'to_ship' }))
        : checkout(unpaid(1, 1000), unpaid(2, 2000)),
    [paths.pay]: ({ body }) => {
      bank.paid = (body as { card_token: string }).card_token === 'tok_approve';
      return bank.paid ? checkout() : refused(errorCodes.PAYMENT_DECLINED, { status: 402 });
    },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Pay now' }));
  const asking = within(await screen.findByRole('dialog'));
  fireEvent.click(asking.getByLabelText(/declined/));
  fireEvent.click(asking.getByRole('button', { name: 'Pay now · $30.00' }));
  expect((await asking.findByRole('alert')).textContent).toContain('You haven’t been charged');
  fireEvent.click(asking.getByLabelText(/approved/));
  fireEvent.click(asking.getByRole('button', { name: /Pay now/ }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull());
  expect(http.sentTo(paths.pay)).toEqual([
    { checkoutid: 9, card_token: 'tok_decline' },
    { checkoutid: 9, card_token: 'tok_approve' },
  ]);
});

it('asks for no payment when everything is paid', async () => {
  await open({ [paths.detail]: () => checkout(anOrder({ order_id: 1, status: 'to_ship' })) });
  expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
});
