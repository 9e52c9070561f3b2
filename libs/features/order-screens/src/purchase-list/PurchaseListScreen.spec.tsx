// @vitest-environment happy-dom
import { anOrder, anOrderLine, createFakeHttp, refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { translations } from '@pasar/design-system';
import { errorCodes } from '@pasar/error-catalogue';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import purchaseList from './purchase-list-screen.ts';

const path = '/api/v4/order/list';

afterEach(cleanup);

async function open(answer: FakeAnswers[string], query = '') {
  const http = createFakeHttp({ [path]: answer });
  const view = await renderScreen(purchaseList, {
    http,
    at: `/user/purchase/?${query}`,
    input: { route: 'purchase-list', params: {}, query },
    namespaces: [{ name: 'design-system', load: translations }],
  });
  return { http, view };
}

const queries = (http: Awaited<ReturnType<typeof open>>['http']) => http.requests.map(({ query }) => query);
const ordersShown = () => screen.queryAllByRole('article').map((order) => order.getAttribute('aria-label'));
const numbered = (id: number) => anOrder({ order_id: id, order_sn: `SN${id}` });

it.each([
  ['', {}, 'All'],
  ['status=to_ship', { status: 'to_ship' }, 'To ship'],
  ['status=nonsense', {}, 'All'],
])('?%s loads that tab and marks it as current', async (query, expectedQuery, name) => {
  const { http } = await open(() => ({ orders: [anOrder()] }), query);
  expect(queries(http)).toEqual([expectedQuery]);
  expect(screen.getAllByRole('link', { current: 'page' }).map((tab) => tab.textContent)).toEqual([name]);
});

it('gives each tab its own URL', async () => {
  await open(() => ({ orders: [] }));
  expect(screen.getByRole('link', { name: 'Cancelled' }).getAttribute('href')).toBe(
    '/user/purchase/?status=cancelled',
  );
});

it('shows an order’s shop, status, total and first lines, with a link', async () => {
  const lines = [1, 2, 3, 4, 5].map((itemid) => anOrderLine({ itemid, name: `Thing ${itemid}` }));
  await open(() => ({ orders: [anOrder({ lines })] }));
  const order = screen.getByRole('article');
  expect(order.textContent).toContain('Anyam');
  expect(order.textContent).toContain('To ship');
  expect(order.textContent).toContain('$26.89');
  expect(order.textContent).toContain('and 2 more');
  expect(screen.queryByText('Thing 4')).toBeNull();
  expect(screen.getByRole('link', { name: 'View order' }).getAttribute('href')).toBe(
    '/user/purchase/order/7001',
  );
});

it('shows the payment deadline of an unpaid order', async () => {
  const unpaid = { status: 'to_pay', payment_status: 'unpaid', pay_by: 1_790_001_800_000 } as const;
  await open(() => ({ orders: [anOrder(unpaid), numbered(1)] }));
  const [first, second] = screen.getAllByRole('article').map((order) => order.textContent);
  expect(first).toMatch(/Pay by .*2026/);
  expect(second).not.toContain('Pay by');
  const toPay = screen.getByRole('link', { name: 'Pay now' });
  expect(toPay.getAttribute('href')).toBe('/mpp/8001');
  expect(screen.getAllByRole('link', { name: 'View order' })).toHaveLength(2);
});

it('says of an empty tab that there are orders elsewhere', async () => {
  await open(() => ({ orders: [] }), 'status=cancelled');
  expect(screen.getByRole('heading', { name: 'No orders with this status' })).toBeTruthy();
  expect(screen.getByText('Your other orders are under “All”.')).toBeTruthy();
});

it('leads back to the account', async () => {
  await open(() => ({ orders: [anOrder()] }));
  expect(screen.getByRole('link', { name: 'My account' }).getAttribute('href')).toBe('/user/account');
});

it('links an empty tab to the home page', async () => {
  await open(() => ({ orders: [] }));
  expect(screen.getByRole('heading', { name: 'No orders yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Start shopping' }).getAttribute('href')).toBe('/');
});

it('retries when the list fails to load', async () => {
  const answers: unknown[] = [refused(errorCodes.PARAM)];
  await open(() => answers.at(-1));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  answers.push({ orders: [numbered(1)] });
  fireEvent.click(retry);
  await waitFor(() => expect(ordersShown()).toEqual(['Order SN1']));
});

it('appends the next page, and keeps the list when that fails', async () => {
  const later: unknown[] = [{ orders: [numbered(2)] }, refused(errorCodes.PARAM)];
  const { http } = await open(({ query }) =>
    query?.['cursor'] ? later.pop() : { orders: [numbered(1)], next: 'more' },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Show more orders' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(ordersShown()).toEqual(['Order SN1']);
  fireEvent.click(screen.getByRole('button', { name: 'Show more orders' }));
  await waitFor(() => expect(ordersShown()).toEqual(['Order SN1', 'Order SN2']));
  expect(queries(http).at(-1)).toEqual({ cursor: 'more' });
  expect(screen.queryByRole('button', { name: 'Show more orders' })).toBeNull();
});
