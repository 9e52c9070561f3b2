// @vitest-environment happy-dom
import { anOrder, createFakeHttp, someMoney } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { translations } from '@pasar/design-system';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import checkoutDetail from './checkout-detail-screen.ts';

const paths = { detail: '/api/v4/order/checkout_detail' };

afterEach(cleanup);

const unpaid = (order_id: number, amount: number) =>
  anOrder({ order_id, status: 'to_pay', payment_status: 'unpaid', checkoutid: 9, total: someMoney(amount) });
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

it('links to the page that pays the unpaid orders together', async () => {
  await open({ [paths.detail]: () => checkout(unpaid(1, 1000), unpaid(2, 2000)) });
  const links = screen.getAllByRole('link', { name: 'Pay now' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/mpp/9', '/mpp/9', '/mpp/9']);
});

it('asks for no payment when everything is paid', async () => {
  await open({ [paths.detail]: () => checkout(anOrder({ order_id: 1, status: 'to_ship' })) });
  expect(screen.queryByRole('link', { name: 'Pay now' })).toBeNull();
});
