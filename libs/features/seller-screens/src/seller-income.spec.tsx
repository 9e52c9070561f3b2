// @vitest-environment happy-dom
import { createFakeHttp, refused } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { translations } from '@pasar/design-system';
import { errorCodes } from '@pasar/error-catalogue';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import income from './income/income-screen.ts';
import { aListedIncome, anIncomeSummary, anOrderIncome } from './seller-income.examples.ts';
import orderIncome from './order-income/order-income-screen.ts';
import { anOwnShop, ownShopPath } from './shared/own-shop.examples.ts';

const paths = {
  summary: '/api/v4/seller/income/summary',
  list: '/api/v4/seller/income/list',
  detail: '/api/v4/seller/income/detail',
};
const namespaces = [{ name: 'design-system', load: translations }];
const base: FakeAnswers = {
  [ownShopPath]: () => anOwnShop(),
  [paths.summary]: () => anIncomeSummary,
  [paths.list]: () => ({ orders: [aListedIncome] }),
};

afterEach(cleanup);

async function openIncome(query = '', answers: FakeAnswers = {}) {
  const http = createFakeHttp({ ...base, ...answers });
  await renderScreen(income, {
    ...{ http, namespaces, at: `/portal/income?${query}` },
    input: { route: 'seller-income', params: {}, query },
  });
  return http;
}
async function openOrder(answer: () => unknown) {
  const http = createFakeHttp({ ...base, [paths.detail]: answer });
  await renderScreen(orderIncome, {
    ...{ http, namespaces, at: '/portal/income/7001' },
    input: { route: 'seller-order-income', params: { orderId: 7001 }, query: '' },
  });
}
const download = () => screen.queryByRole('link', { name: 'Download statement (CSV)' })?.getAttribute('href');

it('shows totals and orders, and links to the statement of this month', async () => {
  await openIncome();
  for (const text of ['$182.00', 'Orders: 3', '$91.00', '$450.45', '$12,863.10'])
    expect(screen.getByText(text)).toBeTruthy();
  const row = within(screen.getByRole('link', { name: 'Order 260901ABCDEF' }).closest('li') as HTMLElement);
  expect(row.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    ...['$100.00', '$8.50', '$91.50'],
  ]);
  expect(download()).toBe('/api/v4/seller/income/statement?from=2026-11-01&to=2026-11-22');
});

it('asks for the state and the days of the URL, and its tabs keep the days', async () => {
  const http = await openIncome('state=released&from=2026-10-01&to=2026-10-31');
  expect(http.requests.find(({ path }) => path === paths.list)?.query).toEqual({
    ...{ state: 'released', from: '2026-10-01', to: '2026-10-31' },
  });
  expect(download()).toBe('/api/v4/seller/income/statement?from=2026-10-01&to=2026-10-31');
  const tabs = within(screen.getByRole('navigation', { name: 'Income' }));
  expect(tabs.getByRole('link', { name: 'Pending' }).getAttribute('href')).toBe(
    '/portal/income?state=pending&from=2026-10-01&to=2026-10-31',
  );
});

it('goes to the chosen days, and keeps the state', async () => {
  const view = await renderScreen(income, {
    ...{ http: createFakeHttp(base), namespaces, at: '/portal/income?state=pending' },
    input: { route: 'seller-income', params: {}, query: 'state=pending' },
  });
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-02' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-03' } });
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  await waitFor(() =>
    expect(view.address()).toBe('/portal/income?state=pending&from=2026-11-02&to=2026-11-03'),
  );
});

it.each([
  ['from=2026-11-22&to=2026-11-01', 'The first date must not be after the last one.'],
  ['from=2026-11-22', 'Choose a first and a last date.'],
  ['from=2020-01-01&to=2026-11-01', 'Choose 366 days at most.'],
  ['from=%22%3E&to=2026-11-01', 'Choose a first and a last date.'],
])('for ?%s says what is wrong, and asks for nothing', async (query, text) => {
  const http = await openIncome(query);
  expect(screen.getByText(text)).toBeTruthy();
  expect(download()).toBeUndefined();
  expect(http.requests.map(({ path }) => path)).not.toContain(paths.list);
});

it('appends the next page', async () => {
  const pages = [
    { orders: [{ ...aListedIncome, order_id: 1, order_sn: 'LAST' }] },
    { orders: [aListedIncome], next: 'n' },
  ];
  await openIncome('', { [paths.list]: () => pages.pop() });
  fireEvent.click(screen.getByRole('button', { name: 'Show more orders' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Order LAST' })).toBeTruthy());
});

it('has an empty state, and retries a list that failed', async () => {
  const store = { isDown: true };
  await openIncome('', {
    [paths.list]: () => (store.isDown ? refused(errorCodes.PARAM) : { orders: [] }),
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  store.isDown = false;
  fireEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'No income here' })).toBeTruthy();
});

it('shows how an income is made up, and that a refund was deducted', async () => {
  await openOrder(() => anOrderIncome);
  const rows = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(rows.slice(0, 6)).toEqual([
    ['Items', '$110.00'],
    ['Shop voucher', '−$10.00'],
    ['Refunds', '−$50.00'],
    ['Commission (6%)', '−$3.00'],
    ['Transaction fee (2.5%)', '−$1.25'],
    ['Your income', '$45.75'],
  ]);
  expect(rows.slice(6).map(([, amount]) => amount)).toEqual(['$91.50', '−$45.75']);
});

it('answers 404 for another shop’s order', async () => {
  await openOrder(() => refused(errorCodes.NOT_FOUND, { status: 404 }));
  expect(screen.getByRole('heading', { name: 'Order not found' })).toBeTruthy();
});
