// @vitest-environment happy-dom
import { anOrder, createFakeHttp, refused } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { translations } from '@pasar/design-system';
import { errorCodes } from '@pasar/error-catalogue';
import type { Order } from '@pasar/order-api';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import invoice from './invoice-screen.ts';

afterEach(cleanup);

const missing = () => refused(errorCodes.NOT_FOUND, { status: 404 });

const open = (order: () => unknown) =>
  renderScreen(invoice, {
    http: createFakeHttp({ '/api/v4/order/invoice': missing, '/api/v4/order/detail': order }),
    at: '/invoice/7001',
    input: { route: 'invoice', params: { order_id: 7001 }, query: '' },
    namespaces: [{ name: 'design-system', load: translations }],
  });

it.each<[Order['payment_status'], string, string]>([
  ['unpaid', 'There is no invoice yet', 'It is issued as soon as the order is paid.'],
  [
    'due-on-delivery',
    'There is no invoice yet',
    'You pay on delivery. It is issued once the order has arrived.',
  ],
  ['voided', 'There is no invoice', 'The order was cancelled before it was paid.'],
])('of an order that is %s says “%s”', async (payment_status, title, text) => {
  await open(() => anOrder({ payment_status }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View order' }).getAttribute('href')).toBe(
    '/user/purchase/order/7001',
  );
});

it('of another member’s order says that there is none', async () => {
  await open(missing);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Order not found');
});
