// @vitest-environment happy-dom
import { anOrder, refused } from '@pasar/builders';
import { errorCodes } from '@pasar/error-catalogue';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openList, paths } from './testing/open-orders.ts';

afterEach(cleanup);

it.each([
  ['', {}, 'All'],
  ['status=to_ship', { status: 'to_ship' }, 'To ship (1,200)'],
  ['status=nonsense', {}, 'All'],
])('?%s lists those orders, and the tabs show the counts', async (query, sent, tab) => {
  const { http } = await openList({ [paths.list]: () => ({ orders: [anOrder()] }) }, query);
  expect(http.requests.filter(({ path }) => path === paths.list).map((request) => request.query)).toEqual([
    sent,
  ]);
  const tabs = within(screen.getByRole('navigation', { name: 'Orders' }));
  expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe(tab);
  expect(screen.getByRole('link', { name: 'Ship this order' }).getAttribute('href')).toBe(
    '/portal/orders/7001',
  );
  expect(screen.getByText('Anyam')).toBeTruthy();
});

it('shows an empty state for a status without orders', async () => {
  await openList({ [paths.list]: () => ({ orders: [] }) }, 'status=completed');
  expect(screen.getByRole('heading', { name: 'No orders here' })).toBeTruthy();
});

it('appends the next page, and retries a list that failed', async () => {
  const answers: unknown[] = [
    { orders: [anOrder({ order_id: 1, order_sn: 'LAST' })] },
    { orders: [anOrder()], next: 'n' },
  ];
  const store = { isDown: true };
  await openList({ [paths.list]: () => (store.isDown ? refused(errorCodes.PARAM) : answers.pop()) });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  store.isDown = false;
  fireEvent.click(retry);
  fireEvent.click(await screen.findByRole('button', { name: 'Show more orders' }));
  expect(await screen.findByRole('article', { name: 'Order LAST' })).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(2);
});
